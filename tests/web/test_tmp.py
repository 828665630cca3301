import pytest
from .test_layout import TABLES
from .layout import *
@pytest.mark.parametrize("name",[n for n,p in TABLES.items() if n in ("draw-reasons","first","five","four")])
def test_shot(invite,name):
    t = invite(prefs={"language":"de"}).open_table(TABLES[name])
    sizes=SIZES
    for lang in ("de","en","nl","it"):
        t.resize(1440,900); t.speak(lang)
        for size, x in faults_at(t,"medici",sizes).items():
            t.resize(*size)
            t.page.screenshot(path=f"/tmp/m-{name}-{size[0]}-{lang}.png")
            print(name,lang,size,x)
