import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import type { Language } from '../../../words/types.gen';
import type { SalonLanguages, Sentence } from './models';

/** Changes the site's languages, and reloads its texts. */
export function useLanguageActions() {
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  return {
    setLanguages: async (body: SalonLanguages): Promise<void> => {
      const answer = await answerOf(client.PUT('/salon/languages', { body }));
      await mutate(apiKey('/salon/languages'), answer, { revalidate: false });
      void refresh('/salon', '/salon/languages/progress');
    },
    setWords: async (
      language: Language,
      { area, name }: Sentence,
      texts: { form: string; text: string | null }[],
    ): Promise<void> => {
      await answerOf(client.PUT('/salon/words', { body: { language, area, name, texts } }));
      await refresh('/salon/words', '/salon');
    },
  };
}
