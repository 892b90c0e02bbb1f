import { formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { statusWords, type Status } from './status-badge';

/** A booking as it is on a screen. */
export interface BookingSnapshot {
  startsAt: string;
  endsAt: string;
  /** Service by service. */
  staffNames: readonly string[];
  status: Status;
  note: string;
}

/** What has changed about a booking that two people had on their screens, in sentences. */
export function bookingChanges(before: BookingSnapshot, after: BookingSnapshot, timeZone: string): string[] {
  const changes: string[] = [];
  if (before.startsAt !== after.startsAt) {
    const isElsewhere = localDay(before.startsAt, timeZone) !== localDay(after.startsAt, timeZone);
    const when = [
      isElsewhere && formatShortDay(after.startsAt, timeZone),
      formatTime(after.startsAt, timeZone),
    ];
    changes.push(`It now starts at ${when.filter(Boolean).join(', ')}.`);
  } else if (before.endsAt !== after.endsAt) {
    changes.push(`It now ends at ${formatTime(after.endsAt, timeZone)}.`);
  }
  const namesOf = ({ staffNames }: BookingSnapshot) => [...new Set(staffNames)].join(' and ');
  if (namesOf(before) !== namesOf(after)) changes.push(`It is now with ${namesOf(after)}.`);
  if (before.status !== after.status) changes.push(`It is now marked “${statusWords[after.status]}”.`);
  if (before.note !== after.note) changes.push('Its note has changed.');
  return changes.length > 0 ? changes : ['Someone else has changed it.'];
}
