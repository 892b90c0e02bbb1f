import { SetMetadata } from '@nestjs/common';
import type { SentFields } from './has-sent.js';

export const CLOSED_IN_DEMO = 'access:closed-in-demo';

/**
 * What of a route is closed: all of it, only requests that would change these fields of the salon or the account, or only those
 * that send these values.
 */
export type ClosedInDemoTo =
  'everything' | { of: 'salon' | 'account'; fields: readonly string[] } | { when: SentFields };

/**
 * Closes a route to the accounts with which anyone looks around the open demo: 403 `not-in-demo`. All visitors share them, so this
 * is for acts that put other visitors out, let someone in, or end the demo. A test compares these routes with "The open demo" in
 * docs/security.md.
 */
export const ClosedInDemo = (closed: ClosedInDemoTo = 'everything') => SetMetadata(CLOSED_IN_DEMO, closed);
