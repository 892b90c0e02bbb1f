import { observable } from './observable';

const REFUSED = 'language-refused';

/** Whether this browser wants no offer of another language: its owner has said so, or has chosen one by hand. */
export const languageRefused = observable(false);

/** Ends the offer of another language, on later visits too. */
export function refuseLanguages(): void {
  languageRefused.set(true);
  try {
    localStorage.setItem(REFUSED, '1');
  } catch {
    // Without storage it is asked again on the next visit.
  }
}

export function wereLanguagesRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}
