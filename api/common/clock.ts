import { Injectable } from '@nestjs/common';
import { type EpochMinute, epochMinute, minuteOf } from './time/epoch-minute.js';

/** The only place that reads the time, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }

  /** Rounded down to a whole minute, the unit of the scheduling rules. */
  nowMinutes(): EpochMinute {
    return epochMinute(Math.floor(minuteOf(this.now())));
  }
}
