import { counted } from '../../lib/counted';
import { formatDay, formatTime } from '../../lib/format-date';
import type { DiaryColumn } from './columns';
import type { DiaryPerson } from './models';
import type { Objection } from './placement';

const nameIn = (people: readonly DiaryPerson[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? 'This team member';

/** What is in the way of a move, in a few words. */
export function objectionText(
  objection: Objection,
  people: readonly DiaryPerson[],
  timeZone: string,
): string {
  const name = nameIn(people, objection.staffId);
  switch (objection.kind) {
    case 'taken':
      return `${name} is booked: ${objection.by}, ${formatTime(objection.startsAt, timeZone)}`;
    case 'not-free':
      return `${name} is not available: ${objection.why}`;
    case 'not-offered':
      return `${name} does not do ${objection.title}`;
    case 'outside':
      return `Outside ${name}’s hours`;
  }
}

/** "10:15 with Vera" beside others, "10:15, Tuesday 24 November" in a week. */
export function spotText(
  { person, day, scale }: DiaryColumn,
  minute: number,
  timeZone: string,
  isWeek: boolean,
) {
  const instant = new Date(scale.toInstant(minute));
  const time = formatTime(instant, timeZone);
  return isWeek ? `${time}, ${formatDay(`${day}T12:00:00Z`, 'UTC')}` : `${time} with ${person.name}`;
}

/** How a screen reader names a column. */
export function columnText({ person, day, hours, isSalonOpen, cards }: DiaryColumn, isWeek: boolean): string {
  const title = isWeek ? formatDay(`${day}T12:00:00Z`, 'UTC') : person.name;
  const atWork = hours || (isSalonOpen ? 'not working' : 'closed');
  return `${title}, ${atWork}, ${cards.length === 0 ? 'no bookings' : counted(cards.length, 'booking')}`;
}
