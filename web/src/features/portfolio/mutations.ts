import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { apiKey } from '../../api/use-api';
import type { PortfolioEntry } from './models';

export interface Work {
  title: string;
  subtitle: string;
  description: string;
  pictureId: string | null;
  isPublished: boolean;
}

/** Verbs of the portfolio; what visitors see, what the owner sees and where her pictures are shown is read again after each. */
export function usePortfolioActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () =>
    mutate((key) => Array.isArray(key) && /^\/(portfolio|media)/.test(String(key[0]))).catch(() => undefined);
  const path = ({ _id: id }: Pick<PortfolioEntry, '_id'>) => ({ params: { path: { id } } });

  return {
    async add(work: Work): Promise<void> {
      await answerOf(client.POST('/portfolio', { body: work }));
      await readAgain();
    },

    async change(entry: PortfolioEntry, work: Partial<Work>): Promise<void> {
      await answerOf(client.PATCH('/portfolio/{id}', { ...path(entry), body: work }));
      await readAgain();
    },

    async remove(entry: PortfolioEntry): Promise<void> {
      await answerOf(client.DELETE('/portfolio/{id}', path(entry)));
      // Waited for, so that the focus moves to a list without it.
      await readAgain();
    },

    /** Shown in the new order at once; when it cannot be kept, the old one comes back and the problem is thrown. */
    async arrange(entries: readonly PortfolioEntry[]): Promise<void> {
      const key = apiKey('/portfolio/all');
      await mutate(key, [...entries], { revalidate: false });
      try {
        const ids = entries.map(({ _id }) => _id);
        await answerOf(client.PUT('/portfolio/order', { body: { ids } }));
        void mutate(apiKey('/portfolio'));
      } catch (thrown) {
        await readAgain();
        throw thrown;
      }
    },
  };
}
