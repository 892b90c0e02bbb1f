import { type SessionState, useSession } from '../../../api/use-session';
import { toast } from '../../../ui/toast';
import { access as book } from '../../../words/access.gen';
import { useWords } from '../../../words/use-words';
import type { Member } from './models';
import { useAccessActions } from './mutations';

/** True for an admin who is tied to no team member. */
export const hasNoColumn = (session: SessionState): boolean =>
  session.status === 'signed-in' && session.user.role === 'admin' && session.user.staffId === null;

/**
 * Gives an admin who also works with clients a team member's column. Null for everyone else, and once they have one.
 */
export function useOwnColumn(): ((member: Member) => Promise<void>) | null {
  const words = useWords(book);
  const session = useSession();
  const { setRole } = useAccessActions();
  if (session.status !== 'signed-in' || !hasNoColumn(session)) return null;
  const { user } = session;
  return async ({ _id: staffId, name }) => {
    await setRole(user, { role: 'admin', grants: [], staffId });
    toast.success(words.columnIsYours({ name }));
  };
}
