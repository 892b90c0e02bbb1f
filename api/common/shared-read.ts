/**
 * Reads something for all who wait for it at a moment. What a caller gets was read after they asked: a read that is on its
 * way already may miss what was written since, so they share the one after it. There are never more than two.
 */
export class SharedRead<Value> {
  private running: Promise<Value> | null = null;
  private next: Promise<Value> | null = null;

  constructor(private readonly read: () => Promise<Value>) {}

  get(): Promise<Value> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    this.next = this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.start();
      });
    return this.next;
  }

  private start(): Promise<Value> {
    this.running = this.read().finally(() => {
      // Whoever waits for the next read starts it.
      if (!this.next) this.running = null;
    });
    return this.running;
  }
}
