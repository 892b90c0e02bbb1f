import { observable } from './observable';

const REFUSED = 'language-refused';

/**
 * True if this browser should not get an offer of another language: its user has refused it, or has chosen a
 * language.
 */
export const languageRefused = observable(false);

/** Refuses the offer of another language, including on later visits. */
export function refuseLanguages(): void {
  languageRefused.set(true);
  try {
    localStorage.setItem(REFUSED, '1');
  } catch {
    // Without storage, the offer appears again on the next visit.
  }
}

export function wereLanguagesRefused(): boolean {
  try {
    return localStorage.getItem(REFUSED) !== null;
  } catch {
    return false;
  }
}
