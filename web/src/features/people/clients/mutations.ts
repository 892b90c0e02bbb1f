import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { ChangedClient, Client, ClientWords } from './models';

/** Actions on clients; each reloads client data. */
export function useClientActions() {
  const refresh = useRefresh();

  return {
    async addClient(words: ClientWords): Promise<Client> {
      const added = await answerOf(client.POST('/clients', { body: words }));
      void refresh('/clients/**');
      return added;
    },

    async changeClient(id: string, words: ChangedClient): Promise<void> {
      await answerOf(client.PATCH('/clients/{id}', { params: { path: { id } }, body: words }));
      await refresh('/clients/**');
    },

    /** Returns the remaining client. */
    async mergeClients(
      id: string,
      body: { _id: string } & Partial<Pick<ClientWords, 'name' | 'email' | 'phone'>>,
    ): Promise<Client> {
      const merged = await answerOf(client.POST('/clients/{id}/merge', { params: { path: { id } }, body }));
      await refresh('/clients/**');
      return merged;
    },

    /** From now on this account looks after the client. */
    async setCarer(id: string, carerId: string): Promise<void> {
      const call = client.PUT('/clients/{id}/carer', { params: { path: { id } }, body: { _id: carerId } });
      await answerOf(call);
      await refresh('/clients/**');
    },

    async removeCarer(id: string): Promise<void> {
      await answerOf(client.DELETE('/clients/{id}/carer', { params: { path: { id } } }));
      await refresh('/clients/**');
    },

    async eraseClient(id: string): Promise<void> {
      await answerOf(client.DELETE('/clients/{id}', { params: { path: { id } } }));
      // Not the erased client, who would be a 404.
      void refresh('/clients');
    },
  };
}
