import type { Formats } from '../../../lib/formats';
import type { SickDayWords } from '../../../words/types.gen';
import type { Proposal, SickDayVisit } from './models';

export interface SickDayTexts {
  words: SickDayWords;
  formats: Formats;
  zone: string;
}

interface Outcome {
  what: Proposal['what'];
  startsAt: string | null;
  names: readonly string[];
}

/** "Same time with Inês", "Tue 2 Mar, 10:30 with Inês", or the text for cancelling. */
function outcomeText(
  { words, formats, zone }: SickDayTexts,
  { what, startsAt, names }: Outcome,
): string | null {
  const people = formats.formatList([...new Set(names)]);
  if (what === 'cancel' || startsAt === null) return null;
  if (what === 'hand-over') return words.sameTime({ names: people });
  const [day, time] = [formats.formatShortDay(startsAt, zone), formats.formatTime(startsAt, zone)];
  return words.atWith({ day, time, names: people });
}

/** A proposal in words. */
export const proposalText = (texts: SickDayTexts, { what, startsAt, people }: Proposal): string =>
  outcomeText(texts, { what, startsAt, names: people.map(({ name }) => name) }) ?? texts.words.cancelIt();

/** A booking's outcome in words. */
export const doneText = (
  texts: SickDayTexts,
  { what, startsAt, people }: NonNullable<SickDayVisit['done']>,
): string => outcomeText(texts, { what, startsAt, names: people }) ?? texts.words.cancelled();

/** "Tue 2 Mar, 10:30". */
export const whenText = ({ words, formats, zone }: SickDayTexts, startsAt: string): string =>
  words.dayAt({ day: formats.formatShortDay(startsAt, zone), time: formats.formatTime(startsAt, zone) });
