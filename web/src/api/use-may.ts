import type { SessionUser } from './models';
import { useSession } from './use-session';

/** What somebody may do at the desk, and whether for everybody (`all`) or only with what is theirs (`own`). */
export type Rights = SessionUser['may'];
export type Capability = keyof Rights;

const none: Rights = {};

/** What whoever is signed in may do at the desk; clients may do nothing there. The server checks every call again. */
export function useMay(): Rights {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.may : none;
}

/** Who of the team it is that is signed in; null for everybody else. */
export function useOwnStaffId(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.staffId : null;
}

/** Whether whoever is signed in is of the team, and not a client; they are also while the desk is closed to them. */
export function useWorksHere(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.user.role !== 'user';
}
