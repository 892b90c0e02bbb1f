import { ApiProperty } from '@nestjs/swagger';
import { toUserView, UserView } from '../users/user.view.js';
import type { FactorDuty } from './sessions.repository.js';

/** The logged-in user, and whether the salon requires a second factor of them. */
export class SignedInUserView extends UserView {
  /**
   * The first day, in the salon’s time zone, on which they need a second factor; null where they do not, or have one.
   */
  @ApiProperty({ type: String, format: 'date', nullable: true })
  factorRequiredFrom: string | null;

  /**
   * True once that day has come. Until they have added one the desk is closed: `may` is empty, and the requests it
   * covers get 403 `factor-required`. Their account and their own bookings stay open.
   */
  mustAddFactor: boolean;
}

/** The user who has just logged in. */
export class SignedInView {
  user: SignedInUserView;
}

/** The user who is logged in with this browser. */
export class SessionView {
  /** Null for a visitor. */
  user: SignedInUserView | null;

  /** True if users can log in with Google. */
  google: boolean;

  /** True if users can log in with a code. */
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
