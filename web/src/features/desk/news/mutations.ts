import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';

/** Actions on news. */
export function useNewsActions() {
  const refresh = useRefresh();
  return {
    /** Marks these as seen, on all of the user's devices. */
    async markSeen(ids: string[]): Promise<void> {
      await answerOf(client.POST('/desk/news/seen', { body: { ids } }));
      void refresh('/desk/news');
    },
    /** Turns emails about news on or off. */
    async chooseEmails(isWanted: boolean): Promise<void> {
      await answerOf(client.PUT('/desk/news/emails', { body: { isWanted } }));
      await refresh('/desk/news/emails');
    },
  };
}
