import { SetMetadata } from '@nestjs/common';

export const CLOSED_IN_DEMO = 'access:closed-in-demo';

/** What of a route is closed: all of it, or only requests that would change these fields of the salon or the account. */
export type ClosedInDemoTo = 'everything' | { of: 'salon' | 'account'; fields: readonly string[] };

/**
 * Closes a route to the accounts with which anyone looks around the open demo: 403 `not-in-demo`. All visitors share them, so this
 * is for acts that put other visitors out, let someone in, or end the demo. A test compares these routes with "The open demo" in
 * docs/security.md.
 */
export const ClosedInDemo = (closed: ClosedInDemoTo = 'everything') => SetMetadata(CLOSED_IN_DEMO, closed);
