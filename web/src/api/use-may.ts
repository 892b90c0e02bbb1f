import type { SessionUser } from './models';
import { useSession } from './use-session';

/** A user's rights at the desk: for everyone (`all`) or only their own records (`own`). */
export type Rights = SessionUser['may'];
export type Capability = keyof Rights;

const none: Rights = {};

/** The logged-in user's rights at the desk; clients have none. The server checks every call again. */
export function useMay(): Rights {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.may : none;
}

/** The logged-in user's team member id; null for everyone else. */
export function useOwnStaffId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.staffId : null;
}

/** True if the logged-in user is a team member, even while the desk is closed to them. */
export function useWorksHere(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.role !== 'user';
}
