import { knownLanguage } from '../../../common/words/known-language.js';
import { languageFacts, mainLanguage } from '../../../words/languages.gen.js';

/**
 * The first day of the salon's weeks; 1 is Monday. Independent of the reader's language, so that all see the same
 * figures.
 */
export const firstWeekdayOf = (salon: { firstWeekday: number | null; mainLanguage: string }): number =>
  salon.firstWeekday ?? languageFacts[knownLanguage(salon.mainLanguage) ?? mainLanguage].firstWeekday;
