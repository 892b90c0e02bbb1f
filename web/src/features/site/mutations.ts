import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { Salon } from '../../api/models';
import type { paths } from '../../api/schema.gen';
import { apiKey } from '../../api/use-api';

type Change = paths['/salon']['patch']['requestBody']['content']['application/json'];

/** Verbs that change the public pages; what the server answers is what all pages show from then on. */
export function useSiteActions() {
  const { mutate } = useSWRConfig();
  const show = (salon: Salon) => mutate(apiKey('/salon'), salon, { revalidate: false });

  return {
    async changeSalon(change: Change): Promise<Salon> {
      const salon = await answerOf(client.PATCH('/salon', { body: change }));
      await show(salon);
      // A first picture of her own is shown there, or is not any more.
      await mutate((key) => Array.isArray(key) && key[0] === '/media').catch(() => undefined);
      return salon;
    },

    async changeTexts(texts: Record<string, string | null>): Promise<void> {
      await show(await answerOf(client.PUT('/salon/texts', { body: texts })));
      await mutate(apiKey('/salon/texts')).catch(() => undefined);
    },

    /** After something about a picture was changed that the pages show already. */
    readAgain: () => void mutate(apiKey('/salon')),
  };
}
