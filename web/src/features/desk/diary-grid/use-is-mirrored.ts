import { languageFacts } from '../../../words/languages.gen';
import { useLanguage } from '../../../words/use-words';

/** True on right-to-left pages, where the diary's hours and first column are on the right. */
export const useIsMirrored = (): boolean => languageFacts[useLanguage()].direction === 'rtl';
