import { ApiProperty } from '@nestjs/swagger';
import { countries } from './countries.js';

export class CountryView {
  /** ISO 3166-1, two letters. */
  code: string;

  /** ISO 4217: the currency there. */
  currency: string;

  /** IANA names of its time zones; empty if Unicode lists none. */
  timeZones: string[];

  /** The usual clock, 12-hour or 24-hour. */
  @ApiProperty({ enum: ['h12', 'h23'] })
  hourCycle: 'h12' | 'h23';

  /** The usual first day of the week, 1 is Monday. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 7 })
  firstWeekday: number;
}

export class PlacesView {
  countries: CountryView[];
}

/** The same from start to end. */
export const toPlacesView = (): PlacesView => ({
  countries: [...countries.values()].map(({ code, currency, timeZones, hourCycle, firstWeekday }) => ({
    code,
    currency,
    timeZones,
    hourCycle,
    firstWeekday,
  })),
});
