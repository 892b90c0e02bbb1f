import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import type { WordsChange } from '../../../lib/language-drafts';
import { useRefresh } from '../../../api/use-refresh';
import type { PortfolioEntry } from './models';

export interface Work {
  title: string;
  subtitle: string;
  description: string;
  pictureId: string | null;
  beforePictureId: string | null;
  serviceId: string | null;
  staffId: string | null;
  isPublished: boolean;
  /** Edits in other languages. */
  words?: WordsChange<'title' | 'subtitle' | 'description'>;
}

/** Portfolio actions; each reloads the pages that show it and the picture library. */
export function usePortfolioActions() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const readAgain = () => refresh('/portfolio/**', '/media/**');
  const path = ({ _id: id }: Pick<PortfolioEntry, '_id'>) => ({ params: { path: { id } } });

  return {
    async addWork(work: Work): Promise<void> {
      await answerOf(client.POST('/portfolio', { body: work }));
      await readAgain();
    },

    async change(entry: PortfolioEntry, work: Partial<Work>): Promise<void> {
      await answerOf(client.PATCH('/portfolio/{id}', { ...path(entry), body: work }));
      await readAgain();
    },

    async remove(entry: PortfolioEntry): Promise<void> {
      await answerOf(client.DELETE('/portfolio/{id}', path(entry)));
      // Awaited, so that the focus moves to a list without it.
      await readAgain();
    },

    /** Shows the new order at once. If saving fails, restores the old one and throws the problem. */
    async arrange(entries: readonly PortfolioEntry[]): Promise<void> {
      const key = apiKey('/portfolio/all');
      await mutate(key, [...entries], { revalidate: false });
      try {
        const ids = entries.map(({ _id }) => _id);
        await answerOf(client.PUT('/portfolio/order', { body: { ids } }));
        void refresh('/portfolio');
      } catch (thrown) {
        await readAgain();
        throw thrown;
      }
    },
  };
}
