import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import { useSessionActions } from '../../../api/use-session';
import type { OwnDetails } from './models';
import type { Language } from '../../../words/types.gen';

/** Actions on one's own account. */
export function useAccountActions() {
  const { mutate } = useSWRConfig();
  const { reread, forget } = useSessionActions();

  return {
    async changeProfile(profile: { name: string; phone: string }): Promise<void> {
      const account = await answerOf(client.PATCH('/account', { body: profile }));
      await mutate(apiKey('/account'), account, { revalidate: false });
      await reread();
    },

    /** For the dashboard and emails; null for the salon's main one. */
    async saveLanguage(language: Language | null): Promise<void> {
      const account = await answerOf(client.PATCH('/account', { body: { language } }));
      await mutate(apiKey('/account'), account, { revalidate: false });
    },

    async changeDetails(details: OwnDetails): Promise<void> {
      const account = await answerOf(client.PATCH('/account', { body: details }));
      await mutate(apiKey('/account'), account, { revalidate: false });
    },

    async chooseReviewRequests(isAskedForReviews: boolean): Promise<void> {
      const account = await answerOf(client.PATCH('/account', { body: { isAskedForReviews } }));
      await mutate(apiKey('/account'), account, { revalidate: false });
    },

    /** Logs out every other browser. */
    async changePassword(currentPassword: string | undefined, password: string): Promise<void> {
      await answerOf(client.PUT('/auth/password', { body: { currentPassword, password } }));
      await mutate(apiKey('/account'));
      await mutate(apiKey('/auth/sessions'));
    },

    /** The URL at Google where the link is confirmed. */
    async startLinkingGoogle(from: string): Promise<string> {
      return (await answerOf(client.POST('/auth/google/link', { body: { from } }))).url;
    },

    async unlinkGoogle(): Promise<void> {
      await answerOf(client.DELETE('/auth/google'));
      await mutate(apiKey('/account'));
    },

    async endSession(id: string): Promise<void> {
      await answerOf(client.DELETE('/auth/sessions/{id}', { params: { path: { id } } }));
      await mutate(apiKey('/auth/sessions'));
    },

    async endOtherSessions(): Promise<void> {
      await answerOf(client.DELETE('/auth/sessions'));
      await mutate(apiKey('/auth/sessions'));
    },

    async sendConfirmation(): Promise<void> {
      await answerOf(client.POST('/auth/verification'));
    },

    /** Sends a link to the new address; nothing changes until it is followed. */
    async changeEmail(email: string, password: string | undefined): Promise<void> {
      await answerOf(client.PUT('/auth/email', { body: { email, password } }));
    },

    /** All the salon's data about the account, as a file. */
    async takeData(): Promise<{ name: string; file: Blob }> {
      const data = await answerOf(client.GET('/account/export'));
      return {
        name: `parlour-my-data-${data.exportedAt.slice(0, 10)}.json`,
        file: new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      };
    },

    /** Afterwards no one is logged in here. */
    async erase(password: string | undefined, erasesPeople: boolean): Promise<void> {
      await answerOf(client.DELETE('/account', { body: { password, erasesPeople } }));
      await forget('home');
    },
  };
}
