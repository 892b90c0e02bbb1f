import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Grant } from './may.js';
import type { Role } from './role.js';

/** The logged-in user behind a request, as stored in the database when it arrived. */
export interface CurrentUser {
  id: string;
  sessionId: string;
  /** Start of the session, with a password or another full proof. */
  signedInAt: Date;
  email: string;
  name: string;
  role: Role;
  /** Rights that an admin granted beyond the role. */
  grants: Grant[];
  /** The user's team member record; null if clients can't book them. */
  staffId: string | null;
  /** True if someone who reads this address's emails has confirmed it; see the glossary. */
  isVerified: boolean;
  /** True if the account has a second factor. */
  hasFactor: boolean;
  /** When this session was last confirmed by a second factor, or by the password without one; null for never. */
  factorAt: Date | null;
  /**
   * True if the salon requires a second factor and they have none. Until they add one, they have a client's rights,
   * whatever their role.
   */
  mustAddFactor: boolean;
  /** Set for the bearer of a booking link. They are the client of this booking, and have no other rights. */
  bookingLink?: { bookingId: string; codeHash: Buffer };
}

/** The body may be anything: guards run before it is parsed into its DTO. */
export interface RequestWithUser extends Request<Request['params'], unknown, unknown> {
  user?: CurrentUser;
}

/** The logged-in user. On a `@Public()` route it may be undefined, and the parameter's type must say so. */
export const ActingUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentUser | undefined =>
    context.switchToHttp().getRequest<RequestWithUser>().user,
);
