import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Grant } from './may.js';
import type { Role } from './role.js';

/** The signed-in person behind a request, as the database knew them when the request came in. */
export interface CurrentUser {
  id: string;
  sessionId: string;
  /** When the session began: with a password or another full proof. */
  signedInAt: Date;
  email: string;
  name: string;
  role: Role;
  /** What an admin has granted them beyond their role. */
  grants: Grant[];
  /** Who of the team they are; null for nobody that clients can book. */
  staffId: string | null;
  /** Whether somebody who reads the emails of this address has said so; see the glossary. */
  isVerified: boolean;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
  /** When this session was last proved by one, or by the password where there is none; null for never. */
  factorAt: Date | null;
  /**
   * Whether the salon asks a second factor of them, and they have none. Until they have added one they are what a client is
   * here, whatever their role.
   */
  mustAddFactor: boolean;
  /**
   * Set for whoever has no more than the link in an email about this booking. They are its client, and nothing else is theirs.
   */
  bookingLink?: { bookingId: string; codeHash: Buffer };
}

/** Its body may be anything: guards run before it is parsed into its DTO. */
export interface RequestWithUser extends Request<Request['params'], unknown, unknown> {
  user?: CurrentUser;
}

/** The signed-in user. On a `@Public()` route it may be undefined, and the parameter's type must say so. */
export const ActingUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): CurrentUser | undefined =>
    context.switchToHttp().getRequest<RequestWithUser>().user,
);
