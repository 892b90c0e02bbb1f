import type { Language, LegalTextsWords } from '../../words/types.gen.js';
import { legalTexts as sentences } from '../../words/words.gen.js';

/** In characters. Three of them in one request stay below what the route reads (`json-bodies.ts`), in any letter set. */
export const LONGEST_LEGAL_TEXT = 10_000;

/** Filled in each time the text is read (`legal-facts.ts`), so that it stays true. */
const salonValue = { salon: '{salon}' };
const emailValue = { email: '{email}' };
const phoneValue = { phone: '{phone}' };

const heading = (text: string): string => `## ${text}`;
const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n');
const reachedBy = (words: LegalTextsWords): string =>
  `${words.emailLine(emailValue)}\n${words.phoneLine(phoneValue)}`;

const privacy = (words: LegalTextsWords): string[] => [
  words.responsible(salonValue),
  `{address}\n${reachedBy(words)}`,
  words.weKeepLittle(),
  heading(words.keptHeading()),
  list(
    words.keptBookings(),
    words.keptPayments(),
    words.keptGiftCards(),
    words.keptAccount(),
    words.keptWithoutAccount(),
    words.keptNotes(),
    words.keptHolds(),
    words.keptMessages(),
    words.keptReviews(),
    words.keptEmails(),
    words.keptNoRequests(),
    words.keptBrowsers(),
    words.keptFailedLogIns(),
    words.keptCodes(),
    words.keptLinks(),
    words.keptVisitLinks(),
    words.keptInvitations(),
    words.keptTimeOff(),
    words.keptNetworkAddresses(),
    words.keptAnswers(),
    words.keptActivity(),
    words.keptFaults(),
  ),
  heading(words.browserHeading()),
  words.noBanner(),
  list(
    words.cookieSession(),
    words.cookieKnownDevice(),
    words.cookieLoginCode(),
    words.cookieSignIn(),
    words.cookieGoogleState(),
    words.localStorage(),
    words.sessionStorage(),
  ),
  heading(words.othersHeading()),
  `${words.others()} ${words.otherCompanies({ map: '{map}' })}`,
  heading(words.rightsHeading()),
  list(
    words.rightSee(),
    words.rightDownload(),
    words.rightDelete(),
    words.rightWithoutAccount(),
    words.rightComplain(),
  ),
];

const terms = (words: LegalTextsWords): string[] => [
  words.termsBetween(salonValue),
  heading(words.bookingHeading()),
  list(words.agreed(), words.held(), words.prices(), words.payAtSalon()),
  heading(words.cannotComeHeading()),
  list(words.cancelOnline({ cancellation: '{cancellation}' }), words.late(), words.weCancel()),
  heading(words.accountHeading()),
  list(words.accountIsYours(), words.accountDelete(), words.accountClosed()),
  heading(words.reviewsHeading()),
  list(words.reviewsRead()),
  heading(words.contactHeading()),
  reachedBy(words),
];

const imprint = (words: LegalTextsWords): string[] => [
  '{salon}\n{address}',
  heading(words.contactHeading()),
  reachedBy(words),
];

/**
 * The texts of the pages about privacy, terms and the salon: a line that begins with `## ` is a heading, lines that
 * begin with `- ` are a list, an empty line ends a paragraph, and a word in braces is filled in.
 *
 * Each figure is one that the code keeps: `tools/privacy-text.spec.ts` compares them.
 */
const partsOf = { 'privacy.text': privacy, 'terms.text': terms, 'imprint.text': imprint };

export type LegalTextKey = keyof typeof partsOf;

const isLegalTextKey = (key: string): key is LegalTextKey => Object.hasOwn(partsOf, key);

export const legalTextKeys = Object.keys(partsOf).filter(isLegalTextKey);

/** The starting text of a page, until the owner writes their own. */
export const legalTextIn = (key: LegalTextKey, language: Language): string =>
  partsOf[key](sentences[language]).join('\n\n');
