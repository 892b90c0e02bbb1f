import { mainLanguage } from '../../words/languages.gen.js';
import type { Language, NoticesWords } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';

/** Why emails are dropped. The outbox has the English sentence, as it had before there were other languages. */
const DROP_REASONS = [
  'dropTooLate',
  'dropReviewsDeclined',
  'dropMoved',
  'dropUndone',
  'dropChanged',
  'dropReinstated',
  'dropWithheld',
  'dropForAnother',
  'dropCancelled',
  'dropReviewed',
  'dropBookingGone',
  'dropEmailGone',
  'dropBegun',
  'dropDidNotHappen',
  'dropNewer',
  'dropDisabled',
  'dropNoAccount',
  'dropDemo',
  'dropBeforeRestore',
  'dropRestored',
  'dropLinkGone',
  'dropNewsUnwanted',
] as const satisfies (keyof NoticesWords)[];

/** Why an email was dropped, in a reader's language; what a mail server said stays in its words. */
export function sayDropReason(english: string, language: Language): string {
  const name = DROP_REASONS.find((each) => notices[mainLanguage][each]() === english);
  return name === undefined ? english : notices[language][name]();
}

/** What a browser is called in English, such as "Chrome on Android", in a reader's language. */
export function sayDevice(english: string, language: Language): string {
  const words = notices[language];
  if (english === notices[mainLanguage].unknownDevice()) return words.unknownDevice();
  const [, program, system] = /^(.+) on (.+)$/.exec(english) ?? [];
  return program === undefined || system === undefined ? english : words.deviceOn({ program, system });
}
