import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import { apiKey } from '../../api/use-api';
import type { ListedUser } from './models';

/** Verbs that change who may do what; the list of users is read again after each. */
export function useUserActions() {
  const { mutate } = useSWRConfig();
  const listKey = apiKey('/user');

  return {
    /** False when nobody has the address, or an admin has. */
    async makeAdmin(email: string): Promise<boolean> {
      const { modifiedCount } = await answerOf(client.PUT('/user/admin', { body: { email } }));
      if (!modifiedCount) return false;
      void mutate(listKey);
      return true;
    },

    /** False when somebody else has deleted her meanwhile. */
    async deleteUser({ _id, email }: ListedUser): Promise<boolean> {
      const { deletedCount } = await answerOf(
        client.DELETE('/user/{email}', { params: { path: { email } } }),
      );
      // She is off the list even when it cannot be read again.
      void mutate<readonly ListedUser[]>(listKey, (users) => users?.filter((user) => user._id !== _id));
      return deletedCount > 0;
    },
  };
}
