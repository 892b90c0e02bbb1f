import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { InboxStatus, VisitorMessage } from './models';

/** Verbs of the inbox; every list and count of messages is read again after each. */
export function useInboxActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () =>
    mutate((key) => Array.isArray(key) && String(key[0]).startsWith('/messages')).catch(() => undefined);
  const path = ({ _id: id }: Pick<VisitorMessage, '_id'>) => ({ params: { path: { id } } });

  return {
    /** `answerId` is made once for a text, so that pressing twice sends one letter. */
    async answer(message: VisitorMessage, body: { text: string; answerId: string }): Promise<void> {
      await answerOf(client.POST('/messages/{id}/answer', { ...path(message), body }));
      void readAgain();
    },

    async mark(message: VisitorMessage, status: InboxStatus, note?: string): Promise<void> {
      const body = { status, ...(note !== undefined && { note }) };
      await answerOf(client.PUT('/messages/{id}/status', { ...path(message), body }));
      void readAgain();
    },
  };
}
