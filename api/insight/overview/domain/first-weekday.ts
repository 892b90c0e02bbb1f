import { knownLanguage } from '../../../common/words/known-language.js';
import { languageFacts, mainLanguage } from '../../../words/languages.gen.js';

/**
 * On which day the salon's weeks begin; 1 is Monday. Not by the reader's language: two who look at one week read the same
 * figures.
 */
export const firstWeekdayOf = (salon: { firstWeekday: number | null; mainLanguage: string }): number =>
  salon.firstWeekday ?? languageFacts[knownLanguage(salon.mainLanguage) ?? mainLanguage].firstWeekday;
