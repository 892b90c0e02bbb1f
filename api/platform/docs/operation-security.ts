import type { OpenAPIObject } from '@nestjs/swagger';
import type { OperationFacts } from './operation-facts.js';

type Requirement = NonNullable<OpenAPIObject['security']>[number];

const TOKEN: Requirement = { bearer: [] };
const COOKIE: Requirement = { session: [] };
const LINK: Requirement = { bookingLink: [] };
const NOTHING: Requirement = {};

/** Operations that accept the session cookie, or answer visitors and signed-in people differently. */
const ACCEPTED: Record<string, Requirement[]> = {
  issueToken: [COOKIE, TOKEN],
  showSession: [NOTHING, COOKIE],
  signOut: [NOTHING, COOKIE],
  verifyAddress: [NOTHING, TOKEN, COOKIE],
  showDay: [NOTHING, TOKEN],
  showDays: [NOTHING, TOKEN],
  showFirst: [NOTHING, TOKEN],
  holdTime: [NOTHING, TOKEN],
};

/** How somebody proves who they are to an operation; nothing for one that does not ask. */
export const securityOf = (
  operation: string,
  { isPublic, isByBookingLink }: OperationFacts,
): Requirement[] => [
  ...(ACCEPTED[operation] ?? (isPublic ? [] : [TOKEN])),
  ...(isByBookingLink ? [LINK] : []),
];
