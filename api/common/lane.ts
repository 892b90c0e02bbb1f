interface LaneSize {
  /** How many run side by side. */
  width: number;
  /** How many may wait behind them; as many again when they are urgent. */
  waiting: number;
}

/** Runs a few pieces of work at a time, lets a few wait in turn, urgent ones first, and refuses the rest at once. */
export class Lane {
  private running = 0;
  private readonly queue: (() => void)[] = [];
  private readonly urgent: (() => void)[] = [];

  constructor(
    private readonly size: LaneSize,
    private readonly refusal: () => Error,
  ) {}

  async run<Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> {
    await this.enter(isUrgent ? this.urgent : this.queue);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Refuses as `run` would, for whoever has something to prepare before she has work to do. */
  demandRoom(): void {
    if (this.running >= this.size.width && this.queue.length >= this.size.waiting) throw this.refusal();
  }

  private enter(queue: (() => void)[]): Promise<void> | void {
    if (this.running < this.size.width) {
      this.running += 1;
      return;
    }
    if (queue.length >= this.size.waiting) throw this.refusal();
    return new Promise((resolve) => queue.push(resolve));
  }

  /** The place goes straight to the one who waited longest, so nobody can slip in between. */
  private leave(): void {
    const next = this.urgent.shift() ?? this.queue.shift();
    if (next) next();
    else this.running -= 1;
  }
}
