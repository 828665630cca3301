// A newer version of the app that waits for the reader's consent to reload.

class Update {
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Lets the new version take over, and reloads when it has. */
  apply(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take-over");
    this.waiting = null;
  }
}

export const update = new Update();
