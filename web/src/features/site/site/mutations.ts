import { answerOf, client } from '../../../api/client';
import type { Salon } from '../../../api/models';
import type { paths } from '../../../api/schema.gen';
import { useRefresh } from '../../../api/use-refresh';
import { useShowSalon } from '../../../api/use-salon';
import type { Language } from '../../../words/types.gen';

type Change = paths['/salon']['patch']['requestBody']['content']['application/json'];

type TextWords = Partial<Record<Language, Record<string, string | null>>>;

/** Actions that change the public pages; all pages then show the server's response. */
export function useSiteActions() {
  const refresh = useRefresh();
  const show = useShowSalon();

  return {
    async changeSalon(change: Change): Promise<Salon> {
      const salon = await answerOf(client.PATCH('/salon', { body: change }));
      await show(salon);
      // The server writes the notice into the document; it goes away once the salon has its own name.
      if (!salon.isDemo) document.getElementById('demo-notice')?.remove();
      // The library shows where pictures are used, and free times follow the salon’s clock. The till follows the currency,
      // and is turned off when the demo ends.
      await refresh('/media', '/availability/**', '/till/**');
      return salon;
    },

    async changeTexts(texts: Record<string, string | null>, words: TextWords): Promise<void> {
      await show(await answerOf(client.PUT('/salon/texts', { body: { ...texts, words } })));
      await refresh('/salon/texts', '/salon/legal');
    },

    /** After describing a picture that the pages show. */
    readAgain: () => void refresh('/salon'),
  };
}
