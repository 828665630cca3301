"""Plays a whole game of Medici against three bots: python3 player.py ADDRESS SECRET"""

import json
import sys
import urllib.request

from websockets.sync.client import connect

ADDRESS, SECRET = sys.argv[1:]
HEADERS = {"Authorization": f"Bearer {SECRET}", "Content-Type": "application/json"}
TABLE = {
    "game": "medici",
    "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 3],
    "options": {"pace": "instant"},
    "start": True,
}


def decide(legal, position):
    """Draw until the group is worth 5; bid 3 less than it is worth, where that is legal."""
    value = position["group_value"]
    if "draw" in legal["words"]:
        return "draw" if value < 5 else "stop"
    bid = max(legal["least"], value - 3)
    return str(bid) if bid <= min(legal["most"], value) else "pass"


request = urllib.request.Request(f"{ADDRESS}/api/tables", json.dumps(TABLE).encode(), HEADERS)
message = json.load(urllib.request.urlopen(request))
live = f"{ADDRESS.replace('http', 'ws', 1)}/api/tables/{message['table']['id']}/live"
position = message["position"]
with connect(live, additional_headers=HEADERS, max_size=None) as socket:
    while message["table"]["status"] != "over":
        message = next(m for m in map(json.loads, socket) if m["type"] in ("snapshot", "update"))
        steps = [step["position"] for step in message["steps"] if step["position"]]
        position = message.get("position") or (steps or [position])[-1]
        if legal := message["you"]["legal"]:
            move = {name: message["table"][name] for name in ("era", "ply")}
            socket.send(json.dumps({"type": "move", "token": decide(legal, position), **move}))
print("money", message["table"]["result"]["money"])
