import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import { useSession, useSessionActions } from '../../../api/use-session';
import type { Grant, Invitation, InvitedRole, ListedAccount, Role } from './models';

const of = (id: string) => ({ params: { path: { id } } });

interface Work {
  role: Role;
  grants: Grant[];
  staffId: string | null;
}

/** Admin actions on who works here; each reloads accounts and invitations. */
export function useAccessActions() {
  const refresh = useRefresh();
  const session = useSession();
  const { reread } = useSessionActions();
  const settled = async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    // Awaited, so that the page has changed by the time of the message.
    await refresh('/users', '/invitations');
    return answer;
  };

  return {
    async setRole({ _id: id }: Pick<ListedAccount, '_id'>, body: Work): Promise<void> {
      const isOwn = session.status === 'signed-in' && session.user._id === id;
      const call = client.PUT('/users/{id}/role', { ...of(id), body });
      if (!isOwn) {
        await settled(call);
        return;
      }
      await answerOf(call);
      // The user's own rights and token have changed, so nothing may be read with the old one.
      await reread();
      await refresh('/users', '/invitations');
    },
    invite: (body: { email: string; role: InvitedRole; grants: Grant[]; staffId?: string }) =>
      settled(client.POST('/invitations', { body })),
    sendAgain: ({ _id }: Invitation) => settled(client.POST('/invitations/{id}/send', of(_id))),
    withdraw: ({ _id }: Invitation) => settled(client.DELETE('/invitations/{id}', of(_id))),
  };
}
