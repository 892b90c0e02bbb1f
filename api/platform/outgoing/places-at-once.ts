import { OutgoingFailure } from './outgoing-failure.js';

/** Runs a few calls at once and lets a bounded number wait. Further ones fail as `busy`. */
export class PlacesAtOnce {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    places: number,
    private readonly maxWaiting: number,
  ) {
    this.free = places;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.free > 0) this.free -= 1;
    else if (this.waiting.length >= this.maxWaiting) throw new OutgoingFailure('busy');
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The place is handed on, so that no newcomer takes it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
