import type { LocalDate } from '../../../common/time/local-date.js';

/** A tax's rate from a day on, in hundredths of a percent. */
export interface RateChange {
  fromDay: LocalDate;
  rateBp: number;
}

/** A tax with its past, current and future rates, ordered by day. */
export interface DatedRate {
  id: string;
  name: string;
  isArchived: boolean;
  changes: readonly RateChange[];
}

/** A tax with its rate on one day. */
export interface DayRate {
  id: string;
  name: string;
  rateBp: number;
}

/** The rate on this day; null before its first day. */
export const rateOn = (changes: readonly RateChange[], day: LocalDate): number | null =>
  changes.findLast(({ fromDay }) => fromDay <= day)?.rateBp ?? null;

/** Its first day, if that is after this one; null once it has begun. */
export const beginsAfter = (day: LocalDate, changes: readonly RateChange[]): LocalDate | null =>
  rateOn(changes, day) === null ? (changes[0]?.fromDay ?? null) : null;

/** The taxes of one business day, and what each applies to. */
export class TaxesOfDay {
  private readonly rates: ReadonlyMap<string, DayRate>;

  constructor(
    day: LocalDate,
    rates: readonly DatedRate[],
    private readonly defaultId: string | null,
    /** The rate of each service that has its own. */
    private readonly ofServices: ReadonlyMap<string, string>,
    /** The specific rates of services and products on sale. */
    private readonly ownIds: readonly string[],
  ) {
    this.rates = new Map(
      rates.flatMap(({ id, name, changes }) => {
        const rateBp = rateOn(changes, day);
        return rateBp === null ? [] : [[id, { id, name, rateBp }] as const];
      }),
    );
  }

  /** The rate of everything without a specific one; null for no tax. */
  get usual(): DayRate | null {
    return this.findRate(this.defaultId);
  }

  /** The rate of everything on sale; null without tax, or if anything has a different rate. */
  get only(): DayRate | null {
    return this.hasSeveral ? null : this.usual;
  }

  /** True if anything on sale has a rate other than the usual one. */
  get hasSeveral(): boolean {
    return this.ownIds.some((id) => id !== this.defaultId);
  }

  /** True if anything on sale has this rate, as the usual or a specific one. */
  isOnSomething(id: string): boolean {
    return id === this.defaultId || this.ownIds.includes(id);
  }

  ofService(serviceId: string): DayRate | null {
    return this.findRate(this.ofServices.get(serviceId) ?? this.defaultId);
  }

  /** @param taxRateId the product's own rate; null if it has none */
  ofProduct(taxRateId: string | null): DayRate | null {
    return this.findRate(taxRateId ?? this.defaultId);
  }

  private findRate(id: string | null): DayRate | null {
    return (id === null ? undefined : this.rates.get(id)) ?? null;
  }
}
