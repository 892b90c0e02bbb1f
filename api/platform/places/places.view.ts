import { ApiProperty } from '@nestjs/swagger';
import { countries } from './countries.js';

export class CountryView {
  /** ISO 3166-1, two letters. */
  code: string;

  /** ISO 4217: what is paid with there. */
  currency: string;

  /** IANA names of the zones that its clocks follow; none where Unicode names none. */
  timeZones: string[];

  /** How hours are usually written: to twelve, or to twenty-three. */
  @ApiProperty({ enum: ['h12', 'h23'] })
  hourCycle: 'h12' | 'h23';

  /** On which weeks usually begin, 1 is Monday. */
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
