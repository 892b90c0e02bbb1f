import { getMetadataArgsStorage } from 'typeorm';
import { KEPT as AUDIT_KEPT } from '../api/platform/audit/audit.repository.js';
import { ACCESS_TOKEN_SECONDS } from '../api/people/auth/domain/access-claims.js';
import { REMEMBERED_MS } from '../api/people/credentials/action-codes.service.js';
import { LIFETIME_MS as GOOGLE_STATE_MS } from '../api/people/google/google-state.store.js';
import { ANSWERS_KEPT_HOURS } from '../api/platform/idempotency/idempotency-sweeper.service.js';
import { KEPT_DAYS as BOOKING_LINKS_KEPT_DAYS } from '../api/booking/booking-links/booking-links-sweeper.service.js';
import { KEPT_DAYS as INVITATIONS_KEPT_DAYS } from '../api/people/invitations/invitations-sweeper.service.js';
import { EXPIRES_AFTER_HOURS } from '../api/platform/limits/failed-tries.repository.js';
import { limitNames, limitOf } from '../api/platform/limits/limits.js';
import { KEPT_HOURS as LOGIN_CODES_KEPT_HOURS } from '../api/people/login-codes/login-codes-sweeper.service.js';
import { KEPT_DAYS as LOG_INS_KEPT_DAYS } from '../api/people/login-records/login-records-sweeper.service.js';
import { LIFE_MS as LOGIN_CODE_MS } from '../api/people/login-codes/login-codes.service.js';
import { KEPT_DAYS as EMAILS_KEPT_DAYS } from '../api/mail/mail/outbox-retention.service.js';
import { legalTextIn, legalTextKeys, LONGEST_LEGAL_TEXT } from '../api/salon/site-texts/legal-texts.js';
import { languages } from '../api/words/languages.gen.js';
import { SaleLine } from '../api/money/sales/sale-line.entity.js';
import { SalePayment } from '../api/money/sales/sale-payment.entity.js';
import { SaleTip } from '../api/money/sales/sale-tip.entity.js';
import { Sale } from '../api/money/sales/sale.entity.js';
import { HOLD_MINUTES, MAX_MINUTES } from '../api/booking/scheduling/holds.service.js';
import { KNOWN_DAYS } from '../api/people/sessions/device-marks.js';
import { sessionEnds } from '../api/people/sessions/domain/session-lifetime.js';
import { KEPT_DAYS as TIME_OFF_REQUESTS_KEPT_DAYS } from '../api/booking/time-off/time-off-requests-sweeper.service.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A length of time as the text writes it; one that it has no words for is shown as a figure, and reported as
 * missing.
 */
const WORDS = new Map([
  [10 * MINUTE, 'ten minutes'],
  [HOUR, 'an hour'],
  [DAY, 'a day'],
  [2 * DAY, '48 hours'],
  [7 * DAY, 'a week'],
]);
const inWords = (ms: number) => WORDS.get(ms) ?? `${ms / DAY} days`;

/** The stored sale. */
const SALE_TABLES = new Set<unknown>([Sale, SaleLine, SalePayment, SaleTip]);

const EPOCH = new Date(0);
const { idleExpiresAt, absoluteExpiresAt } = sessionEnds({
  role: 'user',
  openedAt: EPOCH,
  lastSeenAt: EPOCH,
});

/** Longest time for which limits remember an address. */
const longestLimitSeconds = Math.max(
  ...limitNames.flatMap((name) => {
    const { address = [], mailbox, user = [] } = limitOf(name);
    const ofMailbox = mailbox ? [...mailbox.each, mailbox.together] : [];
    return [...address, ...ofMailbox, ...user].map(({ perSeconds }) => perSeconds);
  }),
);

const sentences = [
  `a free time is held for you for ${inWords(HOLD_MINUTES * MINUTE)}, ${inWords(MAX_MINUTES * MINUTE)} at most`,
  `a copy for ${inWords(EMAILS_KEPT_DAYS * DAY)} after they were sent`,
  `logged out after ${inWords(idleExpiresAt.getTime())} without use, and after ${inWords(absoluteExpiresAt.getTime())} in any case`,
  `for your account, and how often, for ${inWords(LOG_INS_KEPT_DAYS * DAY)}`,
  `you typed to get it, for ${inWords(LOGIN_CODES_KEPT_HOURS * HOUR)}`,
  `removed ${inWords(REMEMBERED_MS)} after it has ended`,
  `a hash of each, until ${inWords(BOOKING_LINKS_KEPT_DAYS * DAY)} after the visit`,
  `until ${inWords(INVITATIONS_KEPT_DAYS * DAY)} after the invitation has ended`,
  `until ${inWords(TIME_OFF_REQUESTS_KEPT_DAYS * DAY)} after that time`,
  `made with a secret key, for ${inWords(Math.max(EXPIRES_AFTER_HOURS * HOUR, longestLimitSeconds * 1000))} or so`,
  `is made once: ${inWords(ANSWERS_KEPT_HOURS * HOUR)}`,
  `for ${AUDIT_KEPT.replace('1 ', 'a ')}.`,
  `do not lock you out: ${inWords(KNOWN_DAYS * DAY)}`,
  `“login-code” lasts ${inWords(LOGIN_CODE_MS)}`,
  `“google-state” lasts ${inWords(GOOGLE_STATE_MS)}`,
  `the ${inWords(ACCESS_TOKEN_SECONDS * 1000).replace(' minutes', '-minute')} token`,
];

test.each(sentences)('F-1 the privacy page says what the code does: %s', (sentence) => {
  expect(legalTextIn('privacy.text', 'en')).toContain(sentence);
});

test('F-1 the privacy page says that what was paid leads to a booking alone, and no column of a sale is for a client', () => {
  expect(legalTextIn('privacy.text', 'en')).toContain(
    'It refers to your booking and contains no name itself; once your data is deleted, the booking contains none either.',
  );
  const kept = getMetadataArgsStorage().columns.filter(({ target }) => SALE_TABLES.has(target));
  const names = kept.map(({ propertyName }) => propertyName);
  expect(names).toEqual(expect.arrayContaining(['bookingId', 'unitPriceCents', 'method', 'cents']));
  // The name of a tax, as on the receipt, is no one's.
  expect(names.filter((name) => /client|^card|name|email|phone|address/i.test(name))).toEqual(['taxName']);
});

test('F-1 the terms hold a time for as long as the code does', () => {
  expect(legalTextIn('terms.text', 'en')).toContain(`held for you for ${inWords(HOLD_MINUTES * MINUTE)}.`);
});

/**
 * The parts of a text that are the same in every language: headings and list items in their places, figures, names of
 * cookies, values.
 */
const skeletonOf = (text: string) => ({
  lines: text.split('\n').map((line) => /^(## |- )?/.exec(line)?.[0] ?? ''),
  figures: text.match(/\d+/g) ?? [],
  cookies: text.match(/[„“«]\s?[a-z-]{6,}\s?[“”»]/g)?.map((name) => name.replaceAll(/[„“”«»\s]/g, '')),
  filledIn: text.match(/\{\w+\}/g) ?? [],
});

test.each(languages.flatMap((language) => legalTextKeys.map((key) => [key, language] as const)))(
  'F-1 the page %s says the same in %s',
  (key, language) => {
    const text = legalTextIn(key, language);
    expect(skeletonOf(text)).toEqual(skeletonOf(legalTextIn(key, 'en')));
    expect(text.length).toBeLessThan(LONGEST_LEGAL_TEXT);
    if (language !== 'en') expect(text).not.toBe(legalTextIn(key, 'en'));
  },
);
