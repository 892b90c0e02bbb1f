import { visitChanges } from '../../ui/visit-changes';
import type { DiaryVisit } from './models';

/** What has become of a visit that two people had on their screens, in sentences. */
export function changesOf(before: DiaryVisit, after: DiaryVisit | undefined, timeZone: string): string[] {
  if (!after || after.status === 'cancelled')
    return ['It is no longer on this page: moved elsewhere or cancelled.'];
  return visitChanges(seen(before), seen(after), timeZone);
}

const seen = (visit: DiaryVisit) => ({
  ...visit,
  staffNames: visit.lines.map(({ staffName }) => staffName),
});
