import { ApiProperty } from '@nestjs/swagger';
import { ObstacleView } from '../obstacles/obstacles.view.js';

/** A block that cannot be made as it was asked for, and why. */
export class BlockInTheWayView {
  staffId: string;
  staffName: string;

  /** The local date that the rule has; with the person, it says what to leave out. */
  day: string;

  /** When the block would begin and end, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** What takes up that time: bookings, holds, other blocks, time off. */
  @ApiProperty({ type: () => [ObstacleView] })
  obstacles: ObstacleView[];
}

/** What blocks would be like now, before any is made. */
export class BlocksPreviewView {
  /** How many there would be, those included that something is in the way of. */
  blocks: number;

  /** On how many days. */
  dates: number;

  /** The local dates of the first and the last. */
  firstDay: string;
  lastDay: string;

  /** How many were dropped, because the person does not work on that day or, with `atWork`, has time off. */
  daysOff: number;

  @ApiProperty({ type: () => [BlockInTheWayView] })
  inTheWay: BlockInTheWayView[];
}

export class BlockGroupPersonView {
  staffId: string;
  staffName: string;
}

/** Blocks that were made together; to a stylist, their own among them. */
export class BlockGroupView {
  _id: string;

  /** Null for blocks that do not come back. */
  @ApiProperty({ type: Number, nullable: true })
  everyWeeks: number | null;

  /** Until further notice: more are added as days pass. */
  isOpenEnded: boolean;

  /** Weekdays of those that have not begun: 1 is Monday. */
  weekdays: number[];

  /** Whose blocks are among those that have not begun, by name. */
  @ApiProperty({ type: () => [BlockGroupPersonView] })
  people: BlockGroupPersonView[];

  /** How many there are, and how many of them have not begun. */
  count: number;
  coming: number;

  /** The local dates of the first and the last. */
  firstDay: string;
  lastDay: string;
}

/** What became of the blocks of a group. */
export class ChangedBlocksView {
  /** How many were changed or removed. */
  changed: number;

  /** How many that were meant stayed as they were: left out, or changed on their date alone before. */
  stayed: number;
}
