import { formatShortDay, formatTime, localDay } from '../../lib/format-date';
import { statusWords } from '../../ui/status-badge';
import type { DiaryVisit } from './models';

/** What has become of a visit that two people had on their screens, in sentences. */
export function changesOf(before: DiaryVisit, after: DiaryVisit | undefined, timeZone: string): string[] {
  if (!after || after.status === 'cancelled')
    return ['It is no longer on this page: moved elsewhere or cancelled.'];
  const changes: string[] = [];
  if (before.startsAt !== after.startsAt) {
    const day = localDay(before.startsAt, timeZone) !== localDay(after.startsAt, timeZone);
    const when = [day && formatShortDay(after.startsAt, timeZone), formatTime(after.startsAt, timeZone)];
    changes.push(`It begins at ${when.filter(Boolean).join(', ')} now.`);
  } else if (before.endsAt !== after.endsAt) {
    changes.push(`It ends at ${formatTime(after.endsAt, timeZone)} now.`);
  }
  const namesOf = ({ lines }: DiaryVisit) =>
    [...new Set(lines.map(({ staffName }) => staffName))].join(' and ');
  if (namesOf(before) !== namesOf(after)) changes.push(`It is with ${namesOf(after)} now.`);
  if (before.status !== after.status) changes.push(`It is marked “${statusWords[after.status]}” now.`);
  if (before.note !== after.note) changes.push('Its note is another one now.');
  return changes.length > 0 ? changes : ['Somebody else has changed it meanwhile.'];
}
