import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { Client, ClientWords } from './models';

/** Verbs that change what the salon knows of its clients; whatever was read of them is read again after each. */
export function useClientActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () =>
    mutate((key) => Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('/clients'));

  return {
    async addClient(words: ClientWords): Promise<Client> {
      const added = await answerOf(client.POST('/clients', { body: words }));
      void readAgain();
      return added;
    },

    async changeClient(id: string, words: Partial<ClientWords>): Promise<void> {
      await answerOf(client.PATCH('/clients/{id}', { params: { path: { id } }, body: words }));
      await readAgain().catch(() => undefined);
    },

    async eraseClient(id: string): Promise<void> {
      await answerOf(client.DELETE('/clients/{id}', { params: { path: { id } } }));
      // Not what was read of her: she would be looked for in vain.
      void mutate((key) => Array.isArray(key) && key[0] === '/clients');
    },
  };
}
