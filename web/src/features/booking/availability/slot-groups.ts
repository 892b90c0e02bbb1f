import type { Formats } from '../../../lib/formats';
import { wallMinuteOf } from '../../../lib/zone';

/** The end of each part of the day, in minutes. */
const parts = [
  { part: 'morning', until: 720 },
  { part: 'afternoon', until: 1020 },
  { part: 'evening', until: 1440 },
] as const;

export interface Slot {
  startsAt: string;
  /** "10:30" by the salon's clock. */
  time: string;
}

export interface SlotGroup {
  part: (typeof parts)[number]['part'];
  slots: readonly Slot[];
}

/** Free starts by part of the day, by the salon's clock; empty parts are left out. */
export function groupSlots(
  { formatTime }: Formats,
  starts: readonly string[],
  timeZone: string,
): SlotGroup[] {
  let from = 0;
  const groups: SlotGroup[] = [];
  for (const { part, until } of parts) {
    const slots = starts
      .filter((startsAt) => {
        const minute = wallMinuteOf(Date.parse(startsAt), timeZone);
        return minute >= from && minute < until;
      })
      .map((startsAt) => ({ startsAt, time: formatTime(startsAt, timeZone) }));
    if (slots.length > 0) groups.push({ part, slots });
    from = until;
  }
  return groups;
}
