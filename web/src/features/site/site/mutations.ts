import { answerOf, client } from '../../../api/client';
import type { Salon } from '../../../api/models';
import type { paths } from '../../../api/schema.gen';
import { useRefresh } from '../../../api/use-refresh';
import { useShowSalon } from '../../../api/use-salon';
import type { Language } from '../../../words/types.gen';

type Change = paths['/salon']['patch']['requestBody']['content']['application/json'];

type TextWords = Partial<Record<Language, Record<string, string | null>>>;

/** What changes the public pages; all pages show what the server answers. */
export function useSiteActions() {
  const refresh = useRefresh();
  const show = useShowSalon();

  return {
    async changeSalon(change: Change): Promise<Salon> {
      const salon = await answerOf(client.PATCH('/salon', { body: change }));
      await show(salon);
      // The server writes it into the document, and it ends with the salon's own name.
      if (!salon.isDemo) document.getElementById('demo-notice')?.remove();
      // The library says where a picture is shown; free times are those of the salon’s clocks.
      await refresh('/media', '/availability/**');
      return salon;
    },

    async changeTexts(texts: Record<string, string | null>, words: TextWords): Promise<void> {
      await show(await answerOf(client.PUT('/salon/texts', { body: { ...texts, words } })));
      await refresh('/salon/texts', '/salon/legal');
    },

    /** After a picture that the pages show has been described. */
    readAgain: () => void refresh('/salon'),
  };
}
