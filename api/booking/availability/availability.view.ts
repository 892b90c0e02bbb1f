import { ApiProperty } from '@nestjs/swagger';
import { dayStates, type DayState } from '../scheduling/free-times.service.js';

/** The team members for a booking at a start, if it were booked now. */
export class StaffAtStartView {
  /** Ids of the team members, one for each service, in their order. */
  staffIds: string[];

  /** End of the client's visit, including waits between services. */
  endsAt: string;
}

export class DayStartsView {
  /** Local date of the salon. */
  day: string;

  /** IANA name of the day's time zone. */
  timeZone: string;

  @ApiProperty({ enum: dayStates })
  state: DayState;

  /** Every free start, ISO 8601 in UTC, in order. */
  starts: string[];

  /**
   * The price at each of these starts, add-ons included, in the salon's currency. Null if all team members charge the
   * same.
   */
  @ApiProperty({ type: Number, isArray: true, nullable: true })
  prices: number[] | null;

  /** By the desk's rules: the team members at each of these starts; null for visitors. */
  @ApiProperty({ type: () => [StaffAtStartView], nullable: true })
  staff: StaffAtStartView[] | null;

  /** The reason why no day has free time, in words, such as a service that no one offers; null otherwise. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

export class DayAvailabilityView {
  /** Local date of the salon. */
  day: string;

  @ApiProperty({ enum: dayStates })
  state: DayState;

  /** The number of free starts. */
  freeStarts: number;

  /** The first of them, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  firstStartsAt: string | null;
}

export class DaysAvailabilityView {
  timeZone: string;
  days: DayAvailabilityView[];

  /** The first free start of all these days. */
  @ApiProperty({ type: String, nullable: true })
  firstFree: string | null;

  /** The reason why no day has free time, in words, such as a service that no one offers; null otherwise. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}

export class FirstFreeView {
  /** The first free start within the horizon, ISO 8601 in UTC; null without one. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** Its local date. */
  @ApiProperty({ type: String, nullable: true })
  day: string | null;

  /** Every free start of that day, ISO 8601 in UTC, in order. */
  starts: string[];

  /** The price at each of these starts, as in the response for a day. */
  @ApiProperty({ type: Number, isArray: true, nullable: true })
  prices: number[] | null;

  /** The reason why no day has free time, in words, such as a service that no one offers; null otherwise. */
  @ApiProperty({ type: String, nullable: true })
  note: string | null;
}
