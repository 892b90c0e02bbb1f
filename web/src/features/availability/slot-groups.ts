import { formatTime } from '../../lib/format-date';

const parts = [
  { title: 'Morning', until: '12:00' },
  { title: 'Afternoon', until: '17:00' },
  { title: 'Evening', until: '24:00' },
] as const;

export interface Slot {
  startsAt: string;
  /** "10:30" on the salon's wall. */
  time: string;
}

export interface SlotGroup {
  title: (typeof parts)[number]['title'];
  slots: readonly Slot[];
}

/** Free starts by part of the day on the salon's own clock; parts with nothing free are left out. */
export function groupSlots(starts: readonly string[], timeZone: string): SlotGroup[] {
  const slots = starts.map((startsAt) => ({ startsAt, time: formatTime(startsAt, timeZone) }));
  let from = '00:00';
  const groups: SlotGroup[] = [];
  for (const { title, until } of parts) {
    const inPart = slots.filter(({ time }) => time >= from && time < until);
    if (inPart.length > 0) groups.push({ title, slots: inPart });
    from = until;
  }
  return groups;
}
