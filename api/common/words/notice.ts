import { mainLanguage } from '../../words/languages.gen.js';
import type { Language, NoticesWords } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';

/** Why emails are dropped, as the outbox has it, and the sentence that says so. */
const dropReasons = {
  'too-late': 'dropTooLate',
  'reviews-declined': 'dropReviewsDeclined',
  moved: 'dropMoved',
  undone: 'dropUndone',
  changed: 'dropChanged',
  reinstated: 'dropReinstated',
  withheld: 'dropWithheld',
  'for-another-client': 'dropForAnother',
  cancelled: 'dropCancelled',
  reviewed: 'dropReviewed',
  'booking-gone': 'dropBookingGone',
  'email-gone': 'dropEmailGone',
  begun: 'dropBegun',
  'did-not-happen': 'dropDidNotHappen',
  'newer-requested': 'dropNewer',
  'account-disabled': 'dropDisabled',
  'no-account': 'dropNoAccount',
  'demo-account': 'dropDemo',
  'due-before-restore': 'dropBeforeRestore',
  restored: 'dropRestored',
  'link-gone': 'dropLinkGone',
  'news-unwanted': 'dropNewsUnwanted',
} as const satisfies Record<string, keyof NoticesWords>;

export type DropReason = keyof typeof dropReasons;

/**
 * Why an email was dropped, in a reader's language. Earlier versions kept the English sentence instead of its code, and what a
 * mail server said stays in its words.
 */
export function sayDropReason(reason: string, language: Language): string {
  const name = Object.entries(dropReasons).find(
    ([code, each]) => code === reason || notices[mainLanguage][each]() === reason,
  )?.[1];
  return name === undefined ? reason : notices[language][name]();
}

/** What a browser is called in English, such as "Chrome on Android", in a reader's language. */
export function sayDevice(english: string, language: Language): string {
  const words = notices[language];
  if (english === notices[mainLanguage].unknownDevice()) return words.unknownDevice();
  const [, program, system] = /^(.+) on (.+)$/.exec(english) ?? [];
  return program === undefined || system === undefined ? english : words.deviceOn({ program, system });
}
