import { localDay } from '../../../lib/local-day';
import { statusName, type Status } from './status-badge';
import type { BookingTexts } from './use-booking-texts';

/** A booking as shown on a screen. */
export interface BookingSnapshot {
  startsAt: string;
  endsAt: string;
  /** In the order of services. */
  staffNames: readonly string[];
  status: Status;
  note: string;
}

/** Changes between two versions of a booking on the screen, as sentences. */
export function bookingChanges(
  { words, formats }: BookingTexts,
  before: BookingSnapshot,
  after: BookingSnapshot,
  timeZone: string,
): string[] {
  const { formatList, formatShortDay, formatTime } = formats;
  const changes: string[] = [];
  if (before.startsAt !== after.startsAt) {
    const isElsewhere = localDay(before.startsAt, timeZone) !== localDay(after.startsAt, timeZone);
    const time = formatTime(after.startsAt, timeZone);
    changes.push(
      isElsewhere
        ? words.nowStartsOn({ day: formatShortDay(after.startsAt, timeZone), time })
        : words.nowStartsAt({ time }),
    );
  } else if (before.endsAt !== after.endsAt) {
    changes.push(words.nowEndsAt({ time: formatTime(after.endsAt, timeZone) }));
  }
  const namesOf = ({ staffNames }: BookingSnapshot) => formatList([...new Set(staffNames)]);
  if (namesOf(before) !== namesOf(after)) changes.push(words.nowWith({ names: namesOf(after) }));
  if (before.status !== after.status)
    changes.push(words.nowMarked({ status: statusName(words, after.status) }));
  if (before.note !== after.note) changes.push(words.noteHasChanged());
  return changes.length > 0 ? changes : [words.changedBySomeone()];
}
