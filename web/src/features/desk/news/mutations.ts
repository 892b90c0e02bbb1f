import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';

/** What is done with news. */
export function useNewsActions() {
  const refresh = useRefresh();
  return {
    /** Notes that these have been seen, for all devices of whoever is signed in. */
    async markSeen(ids: string[]): Promise<void> {
      await answerOf(client.POST('/desk/news/seen', { body: { ids } }));
      void refresh('/desk/news');
    },
    /** Chooses whether they come by email, too. */
    async chooseEmails(isWanted: boolean): Promise<void> {
      await answerOf(client.PUT('/desk/news/emails', { body: { isWanted } }));
      await refresh('/desk/news/emails');
    },
  };
}
