import { auth } from '../../../words/auth.gen';
import type { AuthWords, Language } from '../../../words/types.gen';

// The words of greetings and thanks, loaded only when there is something to say.
export { welcomeBack } from './greet';

export const authWordsIn = (language: Language): Promise<AuthWords> => auth.fetch(language);
