import { answerOf, client } from '../../../api/client';
import { makePasskey } from '../../../api/passkeys';
import { useRefresh } from '../../../api/use-refresh';
import { useSessionActions } from '../../../api/use-session';
import type { Factor } from './models';

/** Actions on second factors. Those that add the first one return the recovery codes, only once. */
export function useFactorActions() {
  const refresh = useRefresh();
  const { reread } = useSessionActions();
  /** Includes the session, which says if a factor still has to be added. */
  const readAgain = () => Promise.all([refresh('/account/factors'), reread()]);

  return {
    /** Creates an authenticator app, which counts once a code was confirmed. */
    startApp: (name: string) =>
      answerOf(client.POST('/account/factors/totp', { body: { name: name.trim() } })),

    async confirmApp(id: string, code: string): Promise<readonly string[] | null> {
      const { recoveryCodes } = await answerOf(
        client.POST('/account/factors/totp/{id}/confirm', { params: { path: { id } }, body: { code } }),
      );
      await readAgain();
      return recoveryCodes;
    },

    async addPasskey(name: string): Promise<readonly string[] | null> {
      const { ceremonyId, options } = await answerOf(client.POST('/account/factors/passkey/options'));
      const body = { ceremonyId, name: name.trim(), response: await makePasskey(options) };
      const { recoveryCodes } = await answerOf(client.POST('/account/factors/passkey', { body }));
      await readAgain();
      return recoveryCodes;
    },

    async rename({ _id: id }: Factor, name: string): Promise<void> {
      const body = { name: name.trim() };
      await answerOf(client.PATCH('/account/factors/{id}', { params: { path: { id } }, body }));
      await refresh('/account/factors');
    },

    async remove({ _id: id }: Factor): Promise<void> {
      await answerOf(client.DELETE('/account/factors/{id}', { params: { path: { id } } }));
      await readAgain();
    },

    async newCodes(): Promise<readonly string[]> {
      const { codes } = await answerOf(client.POST('/account/recovery-codes'));
      await refresh('/account/factors');
      return codes;
    },
  };
}
