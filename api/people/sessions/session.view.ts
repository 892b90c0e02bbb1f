import { ApiProperty } from '@nestjs/swagger';
import { toUserView, UserView } from '../users/user.view.js';
import type { FactorDuty } from './sessions.repository.js';

/** Somebody who is signed in, and whether the salon wants more of them than their password. */
export class SignedInUserView extends UserView {
  /** The first day, in the salon’s time zone, on which they need a second factor; null where they do not, or have one. */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  factorRequiredFrom: string | null;

  /**
   * Whether that day has come. Until they have added one the desk is closed: `may` is empty, and what is in it otherwise
   * answers 403 `factor-required`. Their account and their own bookings stay open.
   */
  mustAddFactor: boolean;
}

/** Who has just signed in. */
export class SignedInView {
  user: SignedInUserView;
}

/** Who is signed in with this browser. */
export class SessionView {
  /** Null for a visitor. */
  user: SignedInUserView | null;

  /** Whether one can sign in with Google here. */
  google: boolean;

  /** Whether one can log in with a code here. */
  codes: boolean;
}

export const toSignedInUserView = (
  user: Parameters<typeof toUserView>[0],
  { requiredFrom, isDue }: FactorDuty,
): SignedInUserView => {
  const view = toUserView(user);
  const may = isDue ? {} : view.may;
  return { ...view, may, factorRequiredFrom: requiredFrom, mustAddFactor: isDue };
};
