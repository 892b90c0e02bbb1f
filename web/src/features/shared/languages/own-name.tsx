import { languageFacts } from '../../../words/languages.gen';
import type { Language } from '../../../words/types.gen';

/** A language's own name, marked as being in that language. */
export const ownName = (language: Language) => <bdi lang={language}>{languageFacts[language].name}</bdi>;
