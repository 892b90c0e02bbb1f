/**
 * Shares a read between concurrent callers. Each gets data read after their call: a read in progress may miss newer
 * writes, so later callers share the next one. At most two exist at a time.
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
      // The first caller waiting for the next read starts it.
      if (!this.next) this.running = null;
    });
    return this.running;
  }
}
