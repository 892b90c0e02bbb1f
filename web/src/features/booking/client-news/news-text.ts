import type { Formats } from '../../../lib/formats';
import type { BookingsWords } from '../../../words/types.gen';
import type { ClientNews, ClientToCall } from './models';

/** Texts and formats for client news in one language. */
export interface NewsTexts {
  words: BookingsWords;
  formats: Formats;
}

/** Number of emails that a change has caused; empty if none. */
export const emailsText = (words: BookingsWords, emails: number): string =>
  emails > 0 ? words.emailsTold({ count: emails }) : '';

const sentences = {
  moved: 'newsMovedTo',
  corrected: 'newsCorrected',
  reassigned: 'newsReassigned',
  cancelled: 'newsCancelled',
  reinstated: 'newsReinstated',
} as const;

/** The news for a client: "Moved from Tue 2 Mar, 10:00 to Tue 2 Mar, 14:00: Cut". */
export function newsText(
  { words, formats: { formatSeries, formatShortDay, formatTime } }: NewsTexts,
  { news, startsAt, formerStartsAt, titles }: ClientToCall,
  timeZone: string,
): string {
  const at = (instant: string) =>
    words.dayAndTime({ day: formatShortDay(instant, timeZone), time: formatTime(instant, timeZone) });
  const said = { when: at(startsAt), titles: formatSeries(titles) };
  return formerStartsAt
    ? words.newsMoved({ news, former: at(formerStartsAt), ...said })
    : words[sentences[news]](said);
}

/** A client's contact details, as plain text. */
export const reachText = (
  words: BookingsWords,
  { phone, email }: Pick<ClientToCall, 'phone' | 'email'>,
): string => phone || email || words.noReach();

/** The copied list: one client per line, for a chat or a spreadsheet. */
export const callListText = (texts: NewsTexts, { toCall }: ClientNews, timeZone: string): string =>
  toCall
    .map((client) =>
      [client.name, reachText(texts.words, client), newsText(texts, client, timeZone)].join('\t'),
    )
    .join('\n');
