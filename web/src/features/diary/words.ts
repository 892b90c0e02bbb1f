import { formatDay, formatTime } from '../../lib/format-date';
import type { DiaryColumn } from './columns';
import type { DiaryPerson, DiaryVisit } from './models';
import type { Objection } from './placing';

/** Somebody who has erased her account has left no name. */
export const clientOf = ({ client }: Pick<DiaryVisit, 'client'>): string => client.name || 'Deleted client';

/** "4 visits". */
const visitsWord = (count: number): string =>
  count === 0 ? 'no visits' : count === 1 ? '1 visit' : `${count} visits`;

const nameIn = (people: readonly DiaryPerson[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? 'This person';

/** What stands in the way, in a few words. */
export function objectionWords(
  objection: Objection,
  people: readonly DiaryPerson[],
  timeZone: string,
): string {
  const name = nameIn(people, objection.staffId);
  switch (objection.kind) {
    case 'taken':
      return `${name} is taken: ${objection.by}, ${formatTime(objection.startsAt, timeZone)}`;
    case 'not-free':
      return `${name} is not free: ${objection.why}`;
    case 'not-theirs':
      return `${name} does not do ${objection.title}`;
    case 'outside':
      return `Outside ${name}’s hours`;
  }
}

/** "10:15 with Vera" beside others, "10:15, Tuesday 24 November" in her week. */
export function spotWords(
  { person, day, scale }: DiaryColumn,
  minute: number,
  timeZone: string,
  isWeek: boolean,
) {
  const instant = new Date(scale.toInstant(minute));
  const time = formatTime(instant, timeZone);
  return isWeek ? `${time}, ${formatDay(`${day}T12:00:00Z`, 'UTC')}` : `${time} with ${person.name}`;
}

/** What a column is called by those who listen. */
export function columnWords(
  { person, day, hours, isSalonOpen, cards }: DiaryColumn,
  isWeek: boolean,
): string {
  const title = isWeek ? formatDay(`${day}T12:00:00Z`, 'UTC') : person.name;
  const atWork = hours || (isSalonOpen ? 'not at work' : 'closed');
  return `${title}, ${atWork}, ${visitsWord(cards.length)}`;
}
