import { wallMinuteOf, wallText } from '../../../lib/zone';
import type { DiaryBlock } from '../diary-model/models';
import { wallSpanOf, type WallSpan } from '../diary-model/wall-span';

/** The initial values of a block's form. */
export interface BlockDraft extends WallSpan {
  staffId: string;
}

/** Form values of an existing block. */
export const draftOf = (block: DiaryBlock, timeZone: string): BlockDraft => ({
  ...wallSpanOf(block, timeZone),
  staffId: block.staffId,
});

/** Form values of a new block: an hour from a free time. */
export function newDraft(staffId: string, day: string, startMs: number, timeZone: string): BlockDraft {
  const from = wallMinuteOf(startMs, timeZone);
  const to = Math.min(from + 60, 1440) % 1440;
  return { staffId, day, from: wallText(from), to: wallText(to) };
}
