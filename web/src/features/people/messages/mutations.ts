import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { InboxStatus, VisitorMessage } from './models';

/** Inbox actions; each reloads lists and counts of messages. */
export function useInboxActions() {
  const refresh = useRefresh();
  const path = ({ _id: id }: Pick<VisitorMessage, '_id'>) => ({ params: { path: { id } } });

  return {
    /** `answerId` is created once per text, so that a double click sends one email. */
    async answer(message: VisitorMessage, body: { text: string; answerId: string }): Promise<void> {
      await answerOf(client.POST('/messages/{id}/answer', { ...path(message), body }));
      void refresh('/messages/**');
    },

    async mark(message: VisitorMessage, status: InboxStatus, note?: string): Promise<void> {
      const body = { status, ...(note !== undefined && { note }) };
      await answerOf(client.PUT('/messages/{id}/status', { ...path(message), body }));
      void refresh('/messages/**');
    },
  };
}
