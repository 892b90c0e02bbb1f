import { ApiProperty } from '@nestjs/swagger';

/** What a day offers to a visit. `past` and `beyond` lie outside what can be booked now. */
const DAY_STATES = ['free', 'full', 'closed', 'past', 'beyond'] as const;
export type DayState = (typeof DAY_STATES)[number];

export class DayStartsView {
  /** Local date of the salon. */
  day: string;

  /** IANA zone in which the day is meant. */
  timeZone: string;

  @ApiProperty({ enum: DAY_STATES })
  state: DayState;

  /** Every free start, ISO 8601 in UTC, in order. */
  starts: string[];
}

export class DayRoomView {
  /** Local date of the salon. */
  day: string;

  @ApiProperty({ enum: DAY_STATES })
  state: DayState;

  /** How many starts are free. */
  freeStarts: number;

  /** The first of them, ISO 8601 in UTC. */
  @ApiProperty({ type: String, nullable: true })
  firstStartsAt: string | null;
}

export class DaysRoomView {
  timeZone: string;
  days: DayRoomView[];

  /** The first free start of all these days. */
  @ApiProperty({ type: String, nullable: true })
  firstFree: string | null;
}

export class FirstFreeView {
  /** The first free start as far as the diary is open, ISO 8601 in UTC; null when there is none. */
  @ApiProperty({ type: String, nullable: true })
  startsAt: string | null;

  /** Its local date. */
  @ApiProperty({ type: String, nullable: true })
  day: string | null;
}
