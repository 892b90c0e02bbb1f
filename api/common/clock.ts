import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { performance } from 'node:perf_hooks';
import { type EpochMinute, wholeMinuteOf } from './time/epoch-minute.js';

const pastInstants = new AsyncLocalStorage<Date>();

/** The only place that reads the time, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return pastInstants.getStore() ?? this.current();
  }

  /**
   * Runs work for which it is this instant, however long it takes. Only the demo salon's past is written like
   * this; all other work uses the real time.
   */
  at<Result>(instant: Date, work: () => Promise<Result>): Promise<Result> {
    return pastInstants.run(instant, work);
  }

  /** The machine's time; tests have their own. */
  protected current(): Date {
    return new Date();
  }

  /**
   * The current time for counts shared by several instances: null, which stands for the database's own clock. All
   * instances share it, so one with a wrong clock can't affect the visitors of others.
   */
  shared(): Date | null {
    return null;
  }

  /** Monotonic milliseconds for measuring durations. */
  elapsedMs(): number {
    return performance.now();
  }

  /** Rounded down to a whole minute, the unit of the scheduling rules. */
  nowMinutes(): EpochMinute {
    return wholeMinuteOf(this.now());
  }
}
