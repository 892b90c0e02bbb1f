import type { LocalDate } from '../../../common/time/local-date.js';

/** How much a tax is from a day on, in hundredths of a percent. */
export interface RateChange {
  fromDay: LocalDate;
  rateBp: number;
}

/** A tax with all that it was, is and will be, in the order of days. */
export interface DatedRate {
  id: string;
  name: string;
  isArchived: boolean;
  changes: readonly RateChange[];
}

/** A tax as it is on one day. */
export interface DayRate {
  id: string;
  name: string;
  rateBp: number;
}

/** How much it is on this day; null before its first day. */
export const rateOn = (changes: readonly RateChange[], day: LocalDate): number | null =>
  changes.findLast(({ fromDay }) => fromDay <= day)?.rateBp ?? null;

/** Its first day, while that is after this one; null once it has begun. */
export const beginsAfter = (day: LocalDate, changes: readonly RateChange[]): LocalDate | null =>
  rateOn(changes, day) === null ? (changes[0]?.fromDay ?? null) : null;

/** The taxes of one business day, and what is on what. */
export class TaxesOfDay {
  private readonly rates: ReadonlyMap<string, DayRate>;

  constructor(
    day: LocalDate,
    rates: readonly DatedRate[],
    private readonly defaultId: string | null,
    /** The rate of each service that has one of its own. */
    private readonly ofServices: ReadonlyMap<string, string>,
    /** The rates that services and products that are sold have of their own. */
    private readonly ownIds: readonly string[],
  ) {
    this.rates = new Map(
      rates.flatMap(({ id, name, changes }) => {
        const rateBp = rateOn(changes, day);
        return rateBp === null ? [] : [[id, { id, name, rateBp }] as const];
      }),
    );
  }

  /** What is on everything that has no rate of its own; null for no tax. */
  get usual(): DayRate | null {
    return this.findRate(this.defaultId);
  }

  /** The rate that is on everything that is sold; null without tax, and as soon as anything has another rate. */
  get only(): DayRate | null {
    return this.hasSeveral ? null : this.usual;
  }

  /** Whether anything that is sold has another rate than the usual one. */
  get hasSeveral(): boolean {
    return this.ownIds.some((id) => id !== this.defaultId);
  }

  /** Whether anything that is sold is sold with this rate: the usual one, or one of its own. */
  isOnSomething(id: string): boolean {
    return id === this.defaultId || this.ownIds.includes(id);
  }

  ofService(serviceId: string): DayRate | null {
    return this.findRate(this.ofServices.get(serviceId) ?? this.defaultId);
  }

  /** @param taxRateId the product's own; null where it has none */
  ofProduct(taxRateId: string | null): DayRate | null {
    return this.findRate(taxRateId ?? this.defaultId);
  }

  private findRate(id: string | null): DayRate | null {
    return (id === null ? undefined : this.rates.get(id)) ?? null;
  }
}
