import { Clock } from '../../api/common/clock.js';

/** A clock that the test sets. It starts on Monday, 1 March 2027, at eight in the morning in Lisbon. */
export class TestClock extends Clock {
  private instant = new Date('2027-03-01T08:00:00Z');

  protected override current(): Date {
    return new Date(this.instant);
  }

  override shared(): Date {
    return this.now();
  }

  override elapsedMs(): number {
    return this.instant.getTime();
  }

  set(instant: string): void {
    this.instant = new Date(instant);
  }

  advanceMinutes(minutes: number): void {
    this.instant = new Date(this.instant.getTime() + minutes * 60_000);
  }
}

/** A running clock that is this many hours ahead. */
export class ClockAhead extends Clock {
  constructor(private readonly hours: number) {
    super();
  }

  protected override current(): Date {
    return new Date(super.current().getTime() + this.hours * 3_600_000);
  }
}
