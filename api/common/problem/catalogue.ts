/**
 * Every error code of the API with its status and its title. A code never changes its meaning. `/docs` and the contract
 * list them from here.
 */
export const catalogue = {
  // The request
  'bad-request': [400, 'The request could not be read.'],
  unauthenticated: [401, 'Please log in first.'],
  forbidden: [403, 'Your account is not allowed to do this.'],
  'not-found': [404, 'This could not be found.'],
  'method-not-allowed': [405, 'This method is not supported here.'],
  'too-large': [413, 'This is too large.'],
  'unsupported-media-type': [415, 'Please send JSON.'],
  'invalid-input': [422, 'Some fields need your attention.'],
  'too-many-requests': [429, 'Too many attempts. Please wait a moment.'],
  internal: [500, 'Something went wrong on our side.'],
  unavailable: [503, 'The salon’s system is busy. Please try again in a moment.'],

  // Accounts
  'email-already-in-use': [409, 'There is already an account with this email address.'],
  'invalid-email': [422, 'This is not a valid email address.'],
  'weak-password': [403, 'An admin needs a longer password. Please choose a new one.'],
  'wrong-password': [401, 'The email address or password is wrong.'],
  'user-token-expired': [401, 'Your session has ended. Please log in again.'],
  'user-disabled': [403, 'This account has been closed.'],
  'requires-recent-login': [403, 'Please log in again before you change this.'],
  'invalid-action-code': [403, 'This link is no longer valid.'],
  'unknown-browser': [403, 'Please enter the password of this account, or choose a new one.'],
  'expired-action-code': [403, 'This link has expired. Please ask for a new one.'],
  'invalid-verification-code': [403, 'That is not the code.'],
  'code-expired': [403, 'This code no longer works. Please ask for a new one.'],
  'last-admin': [409, 'The salon needs at least one admin. Make somebody else an admin first.'],

  // Signing in with Google is a redirect: the code comes back in the URL of the login page
  'popup-closed-by-user': [403, 'Signing in with Google was cancelled.'],
  'account-exists-with-different-credential': [
    409,
    'There is already an account with this email address. Please log in the way you did before.',
  ],
  'unauthorized-domain': [403, 'You cannot sign in with Google from this address.'],
  'network-request-failed': [503, 'Google did not answer. Please try again in a moment.'],
  'invalid-credential': [403, 'Google did not confirm the sign-in. Please try again.'],
  'unverified-email': [403, 'This email address has not been confirmed.'],
  'credential-already-in-use': [409, 'This Google account is linked to another account here.'],
  'provider-already-linked': [409, 'Your account is linked to another Google account.'],
  'needs-password': [409, 'Please set a password first. Without one you could no longer log in.'],

  // Bookings
  'slot-taken': [409, 'That time was just taken.'],
  'outside-hours': [409, 'Nobody is working at that time.'],
  'stale-change': [409, 'Somebody else has just changed this booking.'],
  'client-busy': [409, 'You already have a booking at that time.'],
  'verify-first': [409, 'Please confirm your email address first.'],
  'terms-changed': [409, 'The price or the length would be another.'],
  'too-late': [409, 'It is too late to change this booking online.'],
  'not-possible': [409, 'This is no longer possible.'],
  'idempotency-key-reused': [422, 'This Idempotency-Key was already used for another request.'],
  'too-many-holds': [429, 'You are already holding as many times as you can.'],
  'visits-in-the-way': [
    409,
    'There are bookings during that time. Please decide what happens to each of them.',
  ],
  'nobody-free': [409, 'Nobody else is free at that time.'],
  'already-away': [409, 'This team member already has time off then.'],
  'has-coming-visits': [
    409,
    'This team member still has upcoming bookings. Please move or cancel them first.',
  ],
  'has-history': [
    409,
    'This team member has past bookings, so they cannot be deleted. Mark them as having left instead.',
  ],

  // Services
  'service-has-bookings': [409, 'This service has bookings, so it can only be archived.'],
  'service-has-changed': [409, 'Somebody else has just changed this service.'],
  'category-in-use': [409, 'This category still has services.'],

  // Reviews
  'already-reviewed': [409, 'You have already reviewed this booking.'],
  'review-has-changed': [409, 'The client has just changed this review. Please read it again.'],

  // The site
  'unusable-picture': [422, 'This picture cannot be used. Please choose a JPEG, PNG, WebP or AVIF file.'],
  'too-many-pixels': [422, 'This picture has too many pixels. Please choose one with at most 40 million.'],
  'picture-in-use': [409, 'This picture is still in use.'],
  'storage-full': [507, 'There is no space left for pictures.'],
  'pictures-away': [
    503,
    'Pictures cannot be reached at the moment. Nothing was changed; please try again in a few minutes.',
  ],
  'list-has-changed': [409, 'Somebody else has just changed this list. Please check it again.'],
  'another-message': [409, 'Another message was already sent with this id.'],
} as const satisfies Record<string, readonly [status: number, title: string]>;

export type ProblemCode = keyof typeof catalogue;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code);
