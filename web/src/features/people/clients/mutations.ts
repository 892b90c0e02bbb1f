import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Client, ClientWords } from './models';

/** Verbs that change what the salon knows of its clients; whatever was read of them is read again after each. */
export function useClientActions() {
  const refresh = useRefresh();

  return {
    async addClient(words: ClientWords): Promise<Client> {
      const added = await answerOf(client.POST('/clients', { body: words }));
      void refresh('/clients/**');
      return added;
    },

    async changeClient(
      id: string,
      words: Partial<ClientWords> & { addTag?: string; removeTag?: string },
    ): Promise<void> {
      await answerOf(client.PATCH('/clients/{id}', { params: { path: { id } }, body: words }));
      await refresh('/clients/**');
    },

    /** Gives the one who stays. */
    async mergeClients(
      id: string,
      body: { _id: string } & Partial<Pick<ClientWords, 'name' | 'email' | 'phone'>>,
    ): Promise<Client> {
      const merged = await answerOf(client.POST('/clients/{id}/merge', { params: { path: { id } }, body }));
      await refresh('/clients/**');
      return merged;
    },

    async eraseClient(id: string): Promise<void> {
      await answerOf(client.DELETE('/clients/{id}', { params: { path: { id } } }));
      // Not the erased client, who would not be found.
      void refresh('/clients');
    },
  };
}
