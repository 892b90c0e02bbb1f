/**
 * Every code that the app answers with: its status, and the sentence that is its title. One line a code; none is ever
 * reworded into meaning something else. `/docs` and the contract list them from here.
 */
export const catalogue = {
  // The request
  'bad-request': [400, 'The request could not be read.'],
  unauthenticated: [401, 'Please log in first.'],
  forbidden: [403, 'Your account may not do this.'],
  'not-found': [404, 'There is no such thing here.'],
  'method-not-allowed': [405, 'That is not possible here.'],
  'too-large': [413, 'That is more than this server takes.'],
  'unsupported-media-type': [415, 'Please send JSON.'],
  'invalid-input': [422, 'Some of what was sent cannot be used.'],
  'too-many-requests': [429, 'Too many tries. Please wait a moment.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'The salon’s system is busy. Please try again in a moment.'],

  // Accounts
  'email-already-in-use': [409, 'There is already an account with this e-mail address.'],
  'invalid-email': [422, 'This is not an e-mail address.'],
  'wrong-password': [401, 'The e-mail address or the password is wrong.'],
  'user-token-expired': [401, 'Your sign-in has ended. Please log in again.'],
  'user-disabled': [403, 'This account has been closed.'],
  'requires-recent-login': [403, 'Please log in again before you change this.'],
  'invalid-action-code': [403, 'This link is not valid any more.'],
  'expired-action-code': [403, 'This link has expired. Please ask for a new one.'],
  'last-admin': [409, 'The last admin has to stay. Make somebody else an admin first.'],

  // Signing in with Google, which is a redirect: the code comes back in the address of the page of login
  'popup-closed-by-user': [403, 'Signing in with Google was stopped before its end.'],
  'account-exists-with-different-credential': [409, 'This address has an account. Please log in as before.'],
  'unauthorized-domain': [403, 'Signing in with Google is not possible from here.'],
  'network-request-failed': [503, 'Google did not answer. Please try again in a moment.'],
  'invalid-credential': [403, 'Google did not confirm the sign-in. Please try again.'],
  'unverified-email': [403, 'This e-mail address has not been confirmed.'],
  'credential-already-in-use': [409, 'This Google account belongs to another account here.'],
  'provider-already-linked': [409, 'Your account is linked to another Google account.'],
  'needs-password': [409, 'Please set a password first, or nothing would open your account.'],

  // Bookings
  'slot-taken': [409, 'That time was just taken.'],
  'outside-hours': [409, 'Nobody works at that time.'],
  'stale-change': [409, 'Somebody has changed this booking meanwhile.'],
  'client-busy': [409, 'You already have a visit at that time.'],
  'too-late': [409, 'It is too late to change this visit online.'],
  'not-possible': [409, 'This can no longer be done.'],
  'idempotency-key-reused': [422, 'This Idempotency-Key was already used for another request.'],
  'too-many-holds': [429, 'You are already holding as many times as one person may.'],
  'visits-in-the-way': [409, 'There are visits in that time. Please say what becomes of each.'],
  'nobody-free': [409, 'Nobody else is free at that time.'],
  'already-away': [409, 'That person is away then already.'],
  'has-coming-visits': [409, 'That person still has visits to come. Please move or cancel them first.'],
  'has-history': [409, 'That person has had visits here, and they keep her name.'],

  // The catalogue
  'service-has-bookings': [409, 'This service has bookings. It can be archived, not deleted.'],
  'service-has-changed': [409, 'Somebody has changed this service meanwhile.'],
  'category-in-use': [409, 'There are services in this category.'],

  // Reviews
  'already-reviewed': [409, 'You have reviewed this visit already.'],
  'review-has-changed': [409, 'The client has changed this review meanwhile. Please read it again.'],

  // The site
  'unusable-picture': [
    422,
    'This is no picture that can be used. Please send a JPEG, PNG, WebP or AVIF file.',
  ],
  'too-many-pixels': [422, 'This picture has too many pixels. Please send one of 40 million at most.'],
  'picture-in-use': [409, 'This picture is still shown somewhere.'],
  'storage-full': [507, 'There is no room left for pictures.'],
  'list-has-changed': [409, 'Somebody has changed this list meanwhile. Please look at it again.'],
  'another-message': [409, 'Another message was sent under this id.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof catalogue;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code);
