/** An allowance per number of seconds. All of it may be spent at once; it recovers evenly. */
export interface Figure {
  most: number;
  perSeconds: number;
}

export interface MailboxLimit {
  /** Either the mailbox in the request's `email`, or always the caller's own. */
  of: 'request' | 'caller';
  each: Figure[];
  together: Figure;
}

interface Limit {
  /** The reason for the limit and its figures. */
  why: string;
  /** Per network address; about three times what one person needs, since a family or a salon's wifi shares one. */
  address?: Figure[];
  /** Per logged-in account, whatever its network address. */
  user?: Figure[];
  /**
   * Per mailbox, with or without an account. `each` counts per network address. `together` counts all addresses, with
   * a reserve like that of `everybody`, plus the same again for browsers in which the verified owner has logged in: a
   * stranger with ten addresses can't lock someone out, and one mailbox gets at most three times `together`.
   */
  mailbox?: MailboxLimit;
  /**
   * For everyone together. A test ensures that one network address can use at most a tenth. When it is used up, the
   * same amount is available again for new callers: one use per wider network (`widerNetworkOf`).
   */
  everybody?: Figure[];
  /**
   * Lets requests pass uncounted while the database can't save changes. Only for what an admin needs to read Health
   * then.
   */
  goesOnUncounted?: true;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const times = (most: number, perSeconds: number): Figure => ({ most, perSeconds });

/** Counted separately, because it is used by every request: see `IpCounterService`. */
export const ANY_REQUEST = times(600, MINUTE);

/**
 * Wrong passwords for one account from anywhere but its owner's own browsers: at most 500 a day, no matter who tries.
 * It protects the account however busy the salon's wifi is, so RATE_LIMIT_SCALE does not change it.
 */
export const PASSWORD_GUESSES = times(20, HOUR);

/**
 * Wrong second-factor codes for one account. Anyone entering them knows the password, and each has three chances in a
 * million. RATE_LIMIT_SCALE does not change it either.
 */
export const FACTOR_GUESSES = times(30, DAY);

/** Unknown gift card codes that one person enters, at the till or to check a balance. Scaled by RATE_LIMIT_SCALE. */
export const GIFT_CARD_GUESSES = times(60, HOUR);

/** Maximum uses of each action. RATE_LIMIT_SCALE multiplies every figure. */
const limits = {
  anything: {
    why: 'Every request to the API, every page and the documentation. Ten a second for a minute is more than any page needs; it stops scripts that copy everything.',
    address: [ANY_REQUEST],
  },
  'sign-up': {
    why: 'Each try hashes a password and may make an account. A class may sign up at one address; one mailbox needs few tries.',
    address: [times(30, HOUR)],
    mailbox: { of: 'request', each: [times(10, DAY)], together: times(20, DAY) },
    everybody: [times(300, HOUR)],
  },
  login: {
    why: 'Each try checks a password. Guessing at one account is slowed by its failures; this slows guessing at many accounts.',
    address: [times(90, 5 * MINUTE)],
  },
  'code-request': {
    why: 'Each sends an email to a person who may not have requested it, and allows five tries at a code. A code that does not arrive is requested again.',
    address: [times(30, HOUR)],
    mailbox: { of: 'request', each: [times(5, HOUR), times(10, DAY)], together: times(12, DAY) },
    everybody: [times(300, HOUR)],
  },
  code: {
    why: 'Tries a code of six digits. A code ends after five wrong ones; this slows guessing at many mailboxes from one place.',
    address: [times(60, HOUR)],
  },
  factor: {
    why: 'Tries the code of a second factor, after a password. Guessing at one account is slowed by its failures.',
    address: [times(90, 5 * MINUTE)],
  },
  passkey: {
    why: 'Each stores a challenge for a passkey for five minutes, for anyone who opens the log-in page.',
    address: [times(60, 5 * MINUTE)],
    everybody: [times(600, 5 * MINUTE)],
  },
  'passkey-answer': {
    why: 'Checks a passkey’s signature, which cannot be guessed. Not counted for everyone together: a log-in would need two uses of the reserve, of which each network has one.',
    address: [times(60, 5 * MINUTE)],
  },
  proof: {
    why: 'Asks for the second factor or the password again, which a stranger at an unlocked browser may try to guess.',
    address: [times(90, 5 * MINUTE)],
    user: [times(30, HOUR)],
  },
  'factor-change': {
    why: 'Adds, renames and removes factors, and sends an email about most of it. People try until their app works.',
    address: [times(120, HOUR)],
    user: [times(60, HOUR)],
  },
  'reset-request': {
    why: 'Each may send an email to a person who did not ask for it, and too many of them harm the salon’s reputation as a sender.',
    address: [times(20, HOUR)],
    mailbox: { of: 'request', each: [times(3, HOUR), times(10, DAY)], together: times(12, DAY) },
    everybody: [times(200, HOUR)],
  },
  reset: {
    why: 'Tries a code and hashes a password. The code cannot be guessed; this keeps capacity for other passwords.',
    address: [times(30, HOUR)],
  },
  verify: {
    why: 'Tries a code that cannot be guessed; an email program may open a link more than once.',
    address: [times(60, HOUR)],
  },
  verification: {
    why: 'Sends the email again; people who wait for it press more than once.',
    address: [times(20, HOUR)],
    user: [times(3, HOUR), times(10, DAY)],
    mailbox: { of: 'caller', each: [times(3, HOUR), times(10, DAY)], together: times(12, DAY) },
    everybody: [times(200, HOUR)],
  },
  password: {
    why: 'Asks for the current password, which a stranger at an unlocked browser may try to guess.',
    address: [times(30, HOUR)],
    user: [times(10, HOUR)],
  },
  'email-change': {
    why: 'Asks for the password, and sends an email to an address that is not verified yet.',
    address: [times(20, HOUR)],
    user: [times(5, HOUR), times(10, DAY)],
    mailbox: { of: 'request', each: [times(5, HOUR), times(10, DAY)], together: times(12, DAY) },
    everybody: [times(200, HOUR)],
  },
  person: {
    why: 'Adds or renames a person whom the account looks after, in the salon’s list of clients.',
    user: [times(30, HOUR)],
  },
  invitation: {
    why: 'Each sends an email to a person who may not expect it. A salon invites its whole team in an evening.',
    user: [times(60, HOUR)],
  },
  'invitation-link': {
    why: 'Tries a code that cannot be guessed, and may hash a password; a team may open theirs on the salon’s wifi.',
    address: [times(120, HOUR)],
  },
  google: {
    why: 'Each log-in with Google makes the server call Google.',
    address: [times(90, 5 * MINUTE)],
  },
  token: {
    why: 'A browser asks every few minutes, in each of its tabs. Not counted by the address in the path: others could use up the owner’s.',
    address: [times(180, MINUTE)],
    user: [times(30, MINUTE)],
    goesOnUncounted: true,
  },
  hold: {
    why: 'Keeps a time from others for ten minutes. People try several before they decide, but not one a minute.',
    address: [times(60, HOUR)],
    user: [times(60, HOUR)],
    everybody: [times(3000, HOUR)],
  },
  booking: {
    why: 'Fills the diary and sends an email. The desk books for everyone who calls, hence two a minute.',
    address: [times(120, HOUR)],
    user: [times(120, HOUR)],
    everybody: [times(1200, HOUR)],
  },
  'booking-change': {
    why: 'Each move or cancellation sends an email; the desk moves a whole day when a team member is ill. Links in emails count for their booking.',
    address: [times(600, HOUR)],
    user: [times(300, HOUR)],
  },
  'booking-link': {
    why: 'Tries the secret of a link to a booking, which cannot be guessed. Only wrong ones count, so no one keeps a neighbour from their booking.',
    address: [times(60, HOUR)],
  },
  message: {
    why: 'The contact form sends strangers’ messages to the salon’s mailbox. Tries with a field left empty count for their network address.',
    address: [times(10, DAY)],
    mailbox: { of: 'request', each: [times(10, DAY)], together: times(20, DAY) },
    everybody: [times(100, DAY)],
  },
  'message-answer': {
    why: 'Sends an email; a full inbox may be answered in an evening.',
    user: [times(300, HOUR)],
  },
  receipt: {
    why: 'Sends an email; a busy salon has a few hundred visits a day.',
    user: [times(300, HOUR)],
  },
  review: {
    why: 'Submits a review, which an admin reads; changes also count.',
    address: [times(60, HOUR)],
    user: [times(20, HOUR), times(40, DAY)],
  },
  portrait: {
    why: 'Re-encodes a picture, which takes a while. A client gives one; the salon perhaps one to each review on its home page.',
    address: [times(60, HOUR)],
    user: [times(20, HOUR)],
  },
  'review-request': {
    why: 'Ends the emails that ask for reviews. Mail programs do it for their users, many of them from one address.',
    address: [times(120, HOUR)],
  },
  'news-emails': {
    why: 'Ends news by email. Mail programs do it for their users, many of them from one address.',
    address: [times(120, HOUR)],
  },
  'gift-card': {
    why: 'Tries a code that cannot be guessed, but whose balance a thief could spend; the desk looks at one a minute at most.',
    address: [times(120, HOUR)],
    user: [times(60, HOUR)],
  },
  upload: {
    why: 'Re-encodes a picture in every size, which takes seconds; a whole portfolio may be uploaded in an evening.',
    user: [times(300, HOUR)],
  },
  import: {
    why: 'Reads or compares a whole list, which takes seconds. A move from another system has a handful of lists, each checked a few times.',
    user: [times(120, HOUR)],
  },
  calendar: {
    why: 'Fetches a file from another server and reads it, which takes seconds. A team has a few calendars, each connected once.',
    user: [times(60, HOUR)],
  },
  health: {
    why: 'Checks all data, which takes seconds at a large salon. An open page looks every half minute, and two may be open.',
    user: [times(400, HOUR)],
    goesOnUncounted: true,
  },
  'mail-retry': {
    why: 'Sends an email again; pressed for each email after the mail server was down. Once for all that waited since a restore.',
    user: [times(300, HOUR)],
  },
  export: {
    why: 'Collects everything the salon knows about a person: expensive and rarely needed.',
    address: [times(30, HOUR)],
    user: [times(5, HOUR)],
  },
  'crash-report': {
    why: 'Writes a line to the log for any browser. A page that fails each time it is opened is worth a few.',
    address: [times(30, HOUR)],
    everybody: [times(300, HOUR)],
  },
  'csp-report': {
    why: 'Browsers report by themselves what a page’s policy stopped, often because of an extension. The log gets few of them.',
    address: [times(30, HOUR)],
    everybody: [times(300, HOUR)],
  },
  'look-around': {
    why: 'Logs in to the demo salon without a password, which costs little; a class may look around from one address.',
    address: [times(120, HOUR)],
  },
  'set-up': {
    why: 'Tries the code from the server’s log, which cannot be guessed, and hashes a password.',
    address: [times(30, HOUR)],
  },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

const isLimitName = (name: string): name is LimitName => Object.hasOwn(limits, name);

/** Names of all rows, for the test that goes through them. @internal */
export const limitNames = Object.keys(limits).filter(isLimitName);

/** A row of the table, typed with all optional members. */
export const limitOf = (name: LimitName): Limit => limits[name];

/** True if one caller can use up part of it for others. */
export const sharesWithOthers = (name: LimitName): boolean => {
  const { mailbox, everybody } = limitOf(name);
  return mailbox !== undefined || everybody !== undefined;
};

/** True if knowing the account is enough to know which counters apply. */
export const isByAccount = (name: LimitName): boolean => limitOf(name).mailbox === undefined;
