import type { SessionUser } from '../../../api/models';
import { toast } from '../../../ui/toast';
import type { AuthWords } from '../../../words/types.gen';

const WELCOME_MS = 4000;

/** The greeting for a returning user. */
export const welcomeBack = (words: AuthWords, name: string): string =>
  name ? words.welcomeBack({ name }) : words.welcomeBackNameless();

/** Welcomes a user who has just logged in. */
export function greet(words: AuthWords, user: SessionUser, isNew: boolean): void {
  if (isNew) toast.success(words.welcome());
  else toast.success(welcomeBack(words, user.name), { duration: WELCOME_MS });
}
