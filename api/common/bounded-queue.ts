interface QueueSize {
  /** The most tasks that run at once. */
  concurrency: number;
  /** The most tasks that wait, plus the same number of urgent ones. */
  waiting: number;
}

/** Runs a few tasks at a time, lets a few more wait, urgent ones first, and rejects the rest at once. */
export class BoundedQueue {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private readonly urgent: (() => void)[] = [];

  constructor(
    private readonly size: QueueSize,
    private readonly rejection: () => Error,
  ) {}

  get waiting(): number {
    return this.queue.length + this.urgent.length;
  }

  async run<Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> {
    await this.enter(isUrgent ? this.urgent : this.queue);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Throws as `run` would, for callers that prepare something before they know their task. */
  assertCapacity(): void {
    if (this.running >= this.size.concurrency && this.queue.length >= this.size.waiting)
      throw this.rejection();
  }

  private enter(queue: (() => void)[]): Promise<void> | void {
    if (this.running < this.size.concurrency) {
      this.running += 1;
      return;
    }
    if (queue.length >= this.size.waiting) throw this.rejection();
    return new Promise((resolve) => queue.push(resolve));
  }

  /** Pass the place directly to the longest-waiting task, so that no new one can slip in. */
  private leave(): void {
    const next = this.urgent.shift() ?? this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
