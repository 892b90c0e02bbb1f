import type { Formats } from '../../lib/formats';

const parts = [
  { part: 'morning', until: '12:00' },
  { part: 'afternoon', until: '17:00' },
  { part: 'evening', until: '24:00' },
] as const;

export interface Slot {
  startsAt: string;
  /** "10:30" on the salon's wall. */
  time: string;
}

export interface SlotGroup {
  part: (typeof parts)[number]['part'];
  slots: readonly Slot[];
}

/** Free starts by part of the day on the salon's own clock; parts with nothing free are left out. */
export function groupSlots(
  { formatTime }: Formats,
  starts: readonly string[],
  timeZone: string,
): SlotGroup[] {
  const slots = starts.map((startsAt) => ({ startsAt, time: formatTime(startsAt, timeZone) }));
  let from = '00:00';
  const groups: SlotGroup[] = [];
  for (const { part, until } of parts) {
    const inPart = slots.filter(({ time }) => time >= from && time < until);
    if (inPart.length > 0) groups.push({ part, slots: inPart });
    from = until;
  }
  return groups;
}
