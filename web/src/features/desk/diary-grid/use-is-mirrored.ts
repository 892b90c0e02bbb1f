import { languageFacts } from '../../../words/languages.gen';
import { useLanguage } from '../../../words/use-words';

/** Whether the page is read from right to left, and the diary with it: hours and first column at the right. */
export const useIsMirrored = (): boolean => languageFacts[useLanguage()].direction === 'rtl';
