// A notification that it is your turn, if the page is hidden.

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
