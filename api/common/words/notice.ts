import { mainLanguage } from '../../words/languages.gen.js';
import type { Language, NoticesWords } from '../../words/types.gen.js';
import { notices } from '../../words/words.gen.js';

/** The outbox's reasons for dropping emails, with their sentences. */
const dropReasons = {
  'too-late': 'dropTooLate',
  'reviews-declined': 'dropReviewsDeclined',
  'reminders-declined': 'dropRemindersDeclined',
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
  'news-declined': 'dropNewsDeclined',
  'not-addressed': 'dropNotAddressed',
} as const satisfies Record<string, keyof NoticesWords>;

export type DropReason = keyof typeof dropReasons;

/**
 * Why an email was dropped, in the reader's language. Earlier versions stored the English sentence instead of its
 * code, and a mail server's reply stays as it is.
 */
export function sayDropReason(reason: string, language: Language): string {
  const name = Object.entries(dropReasons).find(
    ([code, each]) => code === reason || notices[mainLanguage][each]() === reason,
  )?.[1];
  return name === undefined ? reason : notices[language][name]();
}

/** A browser's English name, such as "Chrome on Android", in the reader's language. */
export function sayDevice(english: string, language: Language): string {
  const words = notices[language];
  if (english === notices[mainLanguage].unknownDevice()) return words.unknownDevice();
  const [, program, system] = /^(.+) on (.+)$/.exec(english) ?? [];
  return program === undefined || system === undefined ? english : words.deviceOn({ program, system });
}
