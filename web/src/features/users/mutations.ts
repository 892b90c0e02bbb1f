import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { ListedUser } from './models';

/** Verbs that change who may do what; every page of users that was read is read again after each. */
export function useUserActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () => mutate((key) => Array.isArray(key) && key[0] === '/users');

  return {
    /** False when nobody has the address, or an admin has. */
    async makeAdmin(email: string): Promise<boolean> {
      const { modifiedCount } = await answerOf(client.PUT('/user/admin', { body: { email } }));
      void readAgain();
      return modifiedCount > 0;
    },

    /** False when nobody has the address, or she was no admin any more. */
    async dismissAdmin({ email }: ListedUser): Promise<boolean> {
      const call = client.DELETE('/admin/{email}', { params: { path: { email } } });
      const { modifiedCount } = await answerOf(call);
      void readAgain();
      return modifiedCount > 0;
    },

    async setDisabled({ _id: id }: ListedUser, disabled: boolean): Promise<void> {
      await answerOf(client.PUT('/users/{id}/disabled', { params: { path: { id } }, body: { disabled } }));
      void readAgain();
    },

    /** False when somebody else has deleted her meanwhile. */
    async deleteUser({ email }: ListedUser): Promise<boolean> {
      const { deletedCount } = await answerOf(
        client.DELETE('/user/{email}', { params: { path: { email } } }),
      );
      // Waited for, so that the focus moves to a list without her.
      await readAgain().catch(() => undefined);
      return deletedCount > 0;
    },
  };
}
