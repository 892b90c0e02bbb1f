import { answerOf, client } from '../../../api/client';
import type { SessionUser } from '../../../api/models';
import { showPasskey } from '../../../api/passkeys';

/** Logs in the passkey's owner. */
export async function logInWithPasskey(): Promise<SessionUser> {
  const { ceremonyId, options } = await answerOf(client.POST('/auth/passkeys/options'));
  const response = await showPasskey(options);
  return (await answerOf(client.POST('/auth/passkeys/verify', { body: { ceremonyId, response } }))).user;
}
