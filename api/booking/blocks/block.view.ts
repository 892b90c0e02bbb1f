import { ApiProperty } from '@nestjs/swagger';
import type { UnavailableTime } from '../scheduling/staff-time.js';
import type { GroupOfBlock } from './block-groups.repository.js';

/** The group that a block was made with. */
export class GroupOfBlockView {
  _id: string;

  /** Null if it doesn't repeat. */
  @ApiProperty({ type: Number, nullable: true })
  everyWeeks: number | null;
}

export class DiaryBlockView {
  _id: string;
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;

  /** Change a `block` under `/blocks`; a `time-off` block is part of a team member’s time off. */
  @ApiProperty({ enum: ['block', 'time-off'] })
  kind: 'block' | 'time-off';

  /** The group of a block that was created together with others; change them under `/block-groups`. */
  @ApiProperty({ type: GroupOfBlockView, nullable: true })
  group: GroupOfBlockView | null;
}

export const toDiaryBlockView = (
  { id, kind, staffId, startsAt, endsAt, reason }: UnavailableTime,
  group: GroupOfBlock | null | undefined,
): DiaryBlockView => ({
  _id: id,
  staffId,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  reason,
  kind: kind === 'time-off' ? kind : 'block',
  group: group ? { _id: group.groupId, everyWeeks: group.everyWeeks } : null,
});
