import type { OpenAPIObject } from '@nestjs/swagger';
import type { OperationFacts } from './operation-facts.js';

type Requirement = NonNullable<OpenAPIObject['security']>[number];

const token: Requirement = { bearer: [] };
const cookie: Requirement = { session: [] };
const bookingLink: Requirement = { bookingLink: [] };
const noSecurity: Requirement = {};

/** Operations that accept the session cookie, or answer visitors and signed-in people differently. */
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

/** How somebody proves who they are to an operation; nothing for one that does not ask. */
export const securityOf = (
  operation: string,
  { isPublic, isByBookingLink }: OperationFacts,
): Requirement[] => [
  ...(accepted[operation] ?? (isPublic ? [] : [token])),
  ...(isByBookingLink ? [bookingLink] : []),
];
