import type { OpenAPIObject } from '@nestjs/swagger';
import type { OperationFacts } from './operation-facts.js';

type Requirement = NonNullable<OpenAPIObject['security']>[number];

const token: Requirement = { bearer: [] };
const cookie: Requirement = { session: [] };
const bookingLink: Requirement = { bookingLink: [] };
const noSecurity: Requirement = {};

/** Operations that accept the session cookie, or respond differently to visitors and logged-in users. */
const accepted: Record<string, Requirement[]> = {
  issueToken: [cookie, token],
  showSession: [noSecurity, cookie],
  signOut: [noSecurity, cookie],
  verifyAddress: [noSecurity, token, cookie],
  showDay: [noSecurity, token],
  showDays: [noSecurity, token],
  showFirst: [noSecurity, token],
  holdTime: [noSecurity, token],
};

/** True if an operation answers callers without a session or a token. A public handler may still ask for one itself. */
export const isOpenToAll = (operation: string, { isPublic }: OperationFacts): boolean =>
  isPublic && (accepted[operation] ?? [noSecurity]).includes(noSecurity);

/** Authentication of an operation's callers; empty without one. */
export const securityOf = (
  operation: string,
  { isPublic, isByBookingLink }: OperationFacts,
): Requirement[] => [
  ...(accepted[operation] ?? (isPublic ? [] : [token])),
  ...(isByBookingLink ? [bookingLink] : []),
];
