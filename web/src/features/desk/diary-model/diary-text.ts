import { dayInUtc } from '../../../lib/local-day';
import type { Formats } from '../../../lib/formats';
import type { DiaryWords } from '../../../words/types.gen';
import type { DiaryColumn } from './columns';
import type { DiaryBlock, DiaryLine, DiaryPerson, DiaryUnit, Stretch } from './models';
import type { Objection } from './placement';

/** Texts and formats for the diary in the page's language. */
export interface DiaryTexts {
  words: DiaryWords;
  formats: Formats;
}

const nameIn = ({ words }: DiaryTexts, people: readonly DiaryPerson[], id: string): string =>
  people.find(({ _id }) => _id === id)?.name ?? words.thisTeamMember();

/** The name of a block: its reason, or its kind. */
export const blockName = (words: DiaryWords, { reason, kind }: Pick<DiaryBlock, 'reason' | 'kind'>): string =>
  reason || (kind === 'time-off' ? words.timeOff() : words.blocked());

/** A block's interval, if it repeats; otherwise empty. */
export const blockRepeats = (words: DiaryWords, { group }: Pick<DiaryBlock, 'group'>): string =>
  group?.everyWeeks ? words.repeatsEvery({ weeks: group.everyWeeks }) : '';

/** The obstacle to a move, in a few words. */
export function objectionText(
  texts: DiaryTexts,
  objection: Objection,
  people: readonly DiaryPerson[],
  timeZone: string,
): string {
  const { words, formats } = texts;
  const name = nameIn(texts, people, objection.staffId);
  switch (objection.kind) {
    case 'taken':
      return words.isBooked({
        name,
        client: objection.by,
        time: formats.formatTime(objection.startsAt, timeZone),
      });
    case 'blocked':
      return words.isNotAvailable({ name, why: blockName(words, objection.block) });
    case 'held':
      return words.isNotAvailable({ name, why: words.beingBookedNow() });
    case 'not-offered':
      return words.doesNotDo({ name, title: objection.title });
    case 'outside':
      return words.outsideHoursOf({ name });
  }
}

/** "10:15 with Vera" among several people, "10:15, Tuesday 24 November" in a week. */
export function spotText(
  { words, formats }: DiaryTexts,
  { person, day, scale }: DiaryColumn,
  minute: number,
  timeZone: string,
  isWeek: boolean,
): string {
  const time = formats.formatTime(new Date(scale.toInstant(minute)), timeZone);
  return isWeek
    ? words.timeOn({ time, day: formats.formatDay(dayInUtc(day), 'UTC') })
    : words.timeWith({ time, name: person.name });
}

/** "09:00–13:00". */
const stretchText = (
  { words, formats }: DiaryTexts,
  { startsAt, endsAt }: Stretch,
  timeZone: string,
): string =>
  words.span({ from: formats.formatTime(startsAt, timeZone), to: formats.formatTime(endsAt, timeZone) });

/** "09:00–13:00, 14:00–18:00"; empty on a day off. */
export function hoursText(
  texts: DiaryTexts,
  { working }: Pick<DiaryColumn, 'working'>,
  timeZone: string,
): string {
  const [first = '', ...rest] = working.map((window) => stretchText(texts, window, timeZone));
  return rest.reduce((said, next) => texts.words.spanList({ first: said, next }), first);
}

/** "09:00–18:00", including breaks; empty on a day off. */
export function spanText(
  texts: DiaryTexts,
  { working }: Pick<DiaryColumn, 'working'>,
  timeZone: string,
): string {
  const [first, last] = [working[0], working.at(-1)];
  return first && last ? stretchText(texts, { startsAt: first.startsAt, endsAt: last.endsAt }, timeZone) : '';
}

/** "Colour, Cut with Vera". */
export function titleWith({ words, formats }: DiaryTexts, lines: readonly DiaryLine[]): string {
  return words.titleWith({
    title: formats.formatSeries(lines.map(({ title }) => title)),
    name: formats.formatList([...new Set(lines.map(({ staffName }) => staffName))]),
  });
}

/** Under a unit's name: that it is out of order, or what it belongs to. */
export function unitText({ words, formats }: DiaryTexts, unit: DiaryUnit, timeZone: string): string {
  if (!unit.isOut) return unit.pool;
  return unit.outUntil
    ? words.unitOutUntil({ day: formats.formatShortDay(unit.outUntil, timeZone) })
    : words.unitOut();
}

/** A column's accessible name. */
export function columnText(
  texts: DiaryTexts,
  column: DiaryColumn,
  timeZone: string,
  isWeek: boolean,
): string {
  const { words, formats } = texts;
  const { person, unit, day, isSalonOpen, cards } = column;
  return words.columnOf({
    title: isWeek ? formats.formatDay(dayInUtc(day), 'UTC') : person.name,
    hours: unit
      ? unitText(texts, unit, timeZone)
      : hoursText(texts, column, timeZone) || (isSalonOpen ? words.isNotWorking() : words.isClosed()),
    bookings: cards.length === 0 ? words.bookedNone() : words.bookedCount({ count: cards.length }),
  });
}
