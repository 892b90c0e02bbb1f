import { ApiProperty } from '@nestjs/swagger';

/** A public holiday that the salon can close on. */
export class PublicHolidayView {
  /** Local date of the salon. */
  day: string;

  /** Its name in the salon’s main language, shown to visitors as the reason. */
  name: string;
}

export class HolidayRegionView {
  /** ISO 3166-2, for example DE-BY. */
  code: string;

  /** In the language spoken there. */
  name: string;
}

/** The parts of the salon’s country that have holidays of their own. */
export class HolidayRegionsView {
  /** The chosen one, by its code; null for what the whole country has. */
  @ApiProperty({ type: String, nullable: true })
  region: string | null;

  /** By name; empty if there are none, or they are not known. */
  regions: HolidayRegionView[];
}
