import { ApiProperty } from '@nestjs/swagger';
import { ObstacleView } from '../obstacles/obstacles.view.js';

/** A block that cannot be made as requested, and the reason. */
export class BlockInTheWayView {
  staffId: string;
  staffName: string;

  /** The local date by the rule; with the team member, it identifies a block to leave out. */
  day: string;

  /** Start and end of the block; instants, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;

  /** Entries during that time: bookings, holds, other blocks, time off. */
  @ApiProperty({ type: () => [ObstacleView] })
  obstacles: ObstacleView[];
}

/** A preview of blocks, before any is created. */
export class BlocksPreviewView {
  /** The number of blocks, conflicting ones included. */
  blocks: number;

  /** The number of days. */
  dates: number;

  /** The local dates of the first and the last block. */
  firstDay: string;
  lastDay: string;

  /** The number of dropped blocks: the team member doesn't work on that day or, with `atWork`, has time off. */
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

  /** Null for blocks that don't repeat. */
  @ApiProperty({ type: Number, nullable: true })
  everyWeeks: number | null;

  /** True if it repeats until further notice: more blocks are added as days pass. */
  isOpenEnded: boolean;

  /** Weekdays of blocks that have not begun: 1 is Monday. */
  weekdays: number[];

  /** Team members with blocks that have not begun, by name. */
  @ApiProperty({ type: () => [BlockGroupPersonView] })
  people: BlockGroupPersonView[];

  /** The total, and the number that have not begun. */
  count: number;
  coming: number;

  /** The local dates of the first and the last block. */
  firstDay: string;
  lastDay: string;
}

/** Outcome of a change to a group of blocks. */
export class ChangedBlocksView {
  /** The number of changed or removed blocks. */
  changed: number;

  /** The number of selected blocks that stayed unchanged: left out, or changed separately before. */
  stayed: number;
}
