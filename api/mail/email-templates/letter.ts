import { formatsIn } from '../../common/words/formats.js';
import { SalonWords } from '../../common/words/salon-words.js';
import { languageFacts } from '../../words/languages.gen.js';
import type { Language, LettersWords } from '../../words/types.gen.js';
import { letters } from '../../words/words.gen.js';
import { isolated } from './domain/isolated.js';
import type { SalonDetails } from './email.js';

/** The context for writing an email: its sender, and its language's formats. */
export interface Letter {
  language: Language;
  direction: 'ltr' | 'rtl';
  salon: SalonDetails;
  /** The salon's name within a sentence. */
  salonName: string;
  words: LettersWords;
  /** "Tuesday 24 November 2026 at 10:30", by the salon's clock. */
  moment(instant: Date | string): string;
  /** "Tuesday 24 November 2026", by the salon's clock. */
  day(instant: Date | string): string;
  price(cents: number, kind: 'fixed' | 'from', currency: string): string;
  money(cents: number, currency: string): string;
  /** With all decimals of the currency, for columns of amounts. */
  sum(cents: number, currency: string): string;
  duration(minutes: number): string;
  list(items: readonly string[]): string;
  /** The URL of a page in this language. */
  page(path: string): string;
}

/**
 * @param isOnSite true if the site has pages in this language, apart from its main one
 * @param salonWords the salon's custom wording
 */
export function letterIn(
  language: Language,
  salon: SalonDetails,
  { isOnSite = false, salonWords = new SalonWords() } = {},
): Letter {
  const words = salonWords.of('letters', letters, language);
  const { direction, hourCycle } = languageFacts[language];
  const { partsOf, price, money, sum, duration, list } = formatsIn(language, salon.hourCycle ?? hourCycle);
  return {
    language,
    direction,
    salon,
    salonName: isolated(salon.name),
    words,
    moment: (instant) => words.moment(partsOf(new Date(instant), salon.timeZone)),
    day: (instant) => words.day(partsOf(new Date(instant), salon.timeZone)),
    price,
    money,
    sum,
    duration,
    list,
    page: (path) => `${salon.publicUrl}${isOnSite ? `/${language}` : ''}${path}`,
  };
}

export const greeting = (name: string, { words }: Letter): string =>
  name === '' ? words.hello() : words.helloName({ name: isolated(name) });
