import type { ProblemsWords } from '../../words/types.gen.js';

/**
 * Every error code of the API with its status. Its title is the sentence of that name in `api/words/problems.….json`.
 * A code never changes its meaning. `/docs` and the contract list them from here.
 */
export const catalogue = {
  // The request
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'too-large': 413,
  'unsupported-media-type': 415,
  'invalid-input': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,

  // Accounts
  'email-already-in-use': 409,
  'invalid-email': 422,
  'weak-password': 403,
  'wrong-password': 401,
  'user-token-expired': 401,
  'user-disabled': 403,
  'requires-recent-login': 403,
  'invalid-action-code': 403,
  'unknown-browser': 403,
  'expired-action-code': 403,
  'invalid-verification-code': 403,
  'code-expired': 403,
  'last-admin': 409,
  'proof-needed': 403,
  'factor-required': 403,
  'not-in-demo': 403,
  'passkey-refused': 403,
  'too-many-factors': 409,
  'last-factor': 409,
  'clients-have-accounts': 409,
  'account-not-verified': 409,
  'too-many-people': 409,
  'looked-after-by-another': 409,
  'person-has-bookings': 409,
  'bookings-overlap': 409,
  'file-key-missing': 409,

  // Logging in with Google is a redirect: the code comes back in the URL of the log-in page
  'popup-closed-by-user': 403,
  'account-exists-with-different-credential': 409,
  'unauthorized-domain': 403,
  'network-request-failed': 503,
  'invalid-credential': 403,
  'unverified-email': 403,
  'credential-already-in-use': 409,
  'provider-already-linked': 409,
  'needs-password': 409,

  // Bookings
  'slot-taken': 409,
  'dates-taken': 409,
  'blocks-in-the-way': 409,
  'outside-hours': 409,
  'stale-change': 409,
  'client-busy': 409,
  'verify-first': 409,
  'book-by-phone': 403,
  'terms-changed': 409,
  'too-early': 409,
  'too-late': 409,
  'not-possible': 409,
  'already-paid': 409,
  'sale-made': 409,
  'idempotency-key-reused': 422,
  'too-many-holds': 429,
  'visits-in-the-way': 409,
  'unit-in-use': 409,
  'pool-in-use': 409,
  'nobody-free': 409,
  'delay-in-the-way': 409,
  'delay-has-changed': 409,
  'already-away': 409,
  'has-coming-visits': 409,
  'has-history': 409,

  // Services
  'service-has-bookings': 409,
  'service-has-changed': 409,
  'category-in-use': 409,

  // Reviews
  'already-reviewed': 409,
  'review-has-changed': 409,

  // The site
  'unusable-picture': 422,
  'too-many-pixels': 422,
  'picture-in-use': 409,
  'storage-full': 507,
  'pictures-away': 503,
  'bookings-are-to-come': 409,
  'currency-is-in-use': 409,
  'sales-would-be-deleted': 409,
  'list-has-changed': 409,
  'prices-have-changed': 409,
  'another-message': 409,

  // Imports
  'unreadable-file': 422,
  'unreadable-calendar': 422,
  'import-runs': 409,
  'import-not-ready': 409,

  // Money
  'till-off': 409,
  'till-elsewhere': 409,
  'price-has-changed': 409,
  'sale-not-paid': 409,
  'tendered-is-high': 409,
  'gift-card-empty': 409,
  'gift-card-blocked': 409,
  'gift-card-expired': 409,
  'gift-cards-not-set-up': 409,
  'other-method': 409,
  'gift-card-used': 409,
  'tax-rate-in-use': 409,
  'already-closed': 409,
  'count-has-changed': 409,
  'not-enough-tips': 409,
  'more-than-in-drawer': 409,
} as const satisfies Record<keyof ProblemsWords, number>;

export type ProblemCode = keyof typeof catalogue;

export const isProblemCode = (code: string): code is ProblemCode => Object.hasOwn(catalogue, code);
