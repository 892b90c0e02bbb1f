import type { SessionUser } from '../../../api/models';
import type { AuthWords } from '../../../words/types.gen';

const WELCOME_MS = 4000;

/** What somebody is greeted with who has come back. */
export const welcomeBack = (words: AuthWords, name: string): string =>
  name ? words.welcomeBack({ name }) : words.welcomeBackNameless();

/** Says welcome to somebody who has just signed in. */
export function greet(words: AuthWords, user: SessionUser, isNew: boolean): void {
  // The message need not be loaded with the form.
  void import('../../../ui/toaster').then(({ toast }) => {
    if (isNew) toast.success(words.welcome());
    else toast.success(welcomeBack(words, user.name), { duration: WELCOME_MS });
  });
}
