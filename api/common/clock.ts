import { Injectable } from '@nestjs/common';

/** The only place that reads the time; tests hand in a fixed one. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Epoch minutes, rounded down: the unit of the scheduling rules. */
  nowMinutes(): number {
    return Math.floor(this.now().getTime() / 60_000);
  }
}
