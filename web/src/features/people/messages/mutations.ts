import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { InboxStatus, VisitorMessage } from './models';

/** What is done in the inbox; every list and count of messages is refreshed after each. */
export function useInboxActions() {
  const refresh = useRefresh();
  const path = ({ _id: id }: Pick<VisitorMessage, '_id'>) => ({ params: { path: { id } } });

  return {
    /** `answerId` is made once for a text, so that pressing twice sends one email. */
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
