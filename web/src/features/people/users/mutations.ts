import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import { useSessionActions } from '../../../api/use-session';
import type { FactorRule, ListedUser } from './models';

/** Admin actions on accounts; each reloads the pages of users. */
export function useUserActions() {
  const refresh = useRefresh();
  const { reread } = useSessionActions();

  return {
    /** False if no account has the address, or it is an admin's already. */
    async makeAdmin(email: string): Promise<boolean> {
      const { modifiedCount } = await answerOf(client.PUT('/user/admin', { body: { email } }));
      void refresh('/users');
      return modifiedCount > 0;
    },

    async setDisabled({ _id: id }: ListedUser, disabled: boolean): Promise<void> {
      await answerOf(client.PUT('/users/{id}/disabled', { params: { path: { id } }, body: { disabled } }));
      void refresh('/users');
    },

    /** Afterwards, they log in with one step. */
    async removeFactors({ _id: id }: ListedUser): Promise<void> {
      await answerOf(client.DELETE('/users/{id}/factors', { params: { path: { id } } }));
      void refresh('/users');
    },

    /** Sets the roles that need two-step log-in, which may include the user's own. */
    async saveFactorRule(rule: Pick<FactorRule, 'roles' | 'from'>): Promise<void> {
      await answerOf(client.PUT('/salon/factor-rule', { body: rule }));
      await Promise.all([refresh('/salon/factor-rule'), reread()]);
    },

    /** False if someone else has deleted the account in the meantime. */
    async deleteUser({ email }: ListedUser): Promise<boolean> {
      const { deletedCount } = await answerOf(
        client.DELETE('/user/{email}', { params: { path: { email } } }),
      );
      // Awaited, so that the focus moves to a list without this user.
      await refresh('/users');
      return deletedCount > 0;
    },
  };
}
