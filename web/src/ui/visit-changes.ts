import { formatShortDay, formatTime, localDay } from '../lib/format-date';
import { statusWords, type Status } from './status-badge';

/** A visit as somebody has it on her screen. */
export interface SeenVisit {
  startsAt: string;
  endsAt: string;
  /** Of those who do it, service by service. */
  staffNames: readonly string[];
  status: Status;
  note: string;
}

/** What has become of a visit that two people had on their screens, in sentences. */
export function visitChanges(before: SeenVisit, after: SeenVisit, timeZone: string): string[] {
  const changes: string[] = [];
  if (before.startsAt !== after.startsAt) {
    const isElsewhere = localDay(before.startsAt, timeZone) !== localDay(after.startsAt, timeZone);
    const when = [
      isElsewhere && formatShortDay(after.startsAt, timeZone),
      formatTime(after.startsAt, timeZone),
    ];
    changes.push(`It begins at ${when.filter(Boolean).join(', ')} now.`);
  } else if (before.endsAt !== after.endsAt) {
    changes.push(`It ends at ${formatTime(after.endsAt, timeZone)} now.`);
  }
  const namesOf = ({ staffNames }: SeenVisit) => [...new Set(staffNames)].join(' and ');
  if (namesOf(before) !== namesOf(after)) changes.push(`It is with ${namesOf(after)} now.`);
  if (before.status !== after.status) changes.push(`It is marked “${statusWords[after.status]}” now.`);
  if (before.note !== after.note) changes.push('Its note is another one now.');
  return changes.length > 0 ? changes : ['Somebody else has changed it meanwhile.'];
}
