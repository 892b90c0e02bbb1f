import { Injectable } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { type EpochMinute, wholeMinuteOf } from './time/epoch-minute.js';

/** The only place that reads the time, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /**
   * The instant for what several copies of the app count together: null, which stands for the database's own time. They
   * share it, and a copy whose clock is wrong takes nothing from the visitors of the others.
   */
  shared(): Date | null {
    return null;
  }

  /** For how long something took, in milliseconds: nobody sets this one, and it never goes back. */
  elapsedMs(): number {
    return performance.now();
  }

  /** Rounded down to a whole minute, the unit of the scheduling rules. */
  nowMinutes(): EpochMinute {
    return wholeMinuteOf(this.now());
  }
}
