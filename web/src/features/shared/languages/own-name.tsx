import { languageFacts } from '../../../words/languages.gen';
import type { Language } from '../../../words/types.gen';

/** What a language calls itself, marked as being in it. */
export const ownName = (language: Language) => <bdi lang={language}>{languageFacts[language].name}</bdi>;
