import { SetMetadata } from '@nestjs/common';
import type { SentFields } from './has-sent.js';

export const CLOSED_IN_DEMO = 'access:closed-in-demo';

/**
 * The closed part of a route: all of it, only requests that would change these fields of the salon or account, or
 * only those that send these values.
 */
export type ClosedInDemoTo =
  | 'everything'
  | { of: 'salon' | 'account'; fields: readonly string[] }
  | { when: SentFields };

/**
 * Closes a route to the shared accounts of the public demo: 403 `not-in-demo`. For actions that would disturb other
 * visitors, let someone in, or end the demo. A test compares these routes with "The open demo" in docs/security.md.
 */
export const ClosedInDemo = (closed: ClosedInDemoTo = 'everything') => SetMetadata(CLOSED_IN_DEMO, closed);
