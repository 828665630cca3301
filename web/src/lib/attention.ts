// Small cues that it is your turn: a soft bell, and a notification if the page is hidden.

let context: AudioContext | null = null;

export function bell(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [pitch, delay] of [
      [660, 0],
      [880, 0.12],
    ] as const) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0.0001, now + delay);
      gain.gain.exponentialRampToValueAtTime(0.12, now + delay + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.5);
      tone.connect(gain).connect(context.destination);
      tone.start(now + delay);
      tone.stop(now + delay + 0.6);
    }
  } catch {
    // Browsers refuse sound before the first click; the page works without it.
  }
}

export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, icon: "/florin.svg", tag: "florin-turn" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
