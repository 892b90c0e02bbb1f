import { answerOf, client } from '../../../api/client';
import type { components } from '../../../api/schema.gen';
import { useRefresh } from '../../../api/use-refresh';

export type PriceChange = components['schemas']['PriceChangeDto'];
export type PricePreview = components['schemas']['PriceChangePreviewView'];

/** Previews and applies a change of many prices. */
export function usePriceChanges() {
  const refresh = useRefresh();
  return {
    previewPriceChange: (body: PriceChange): Promise<PricePreview> =>
      answerOf(client.POST('/price-changes/preview', { body })),

    async changePrices(body: PriceChange, seen: string): Promise<void> {
      await answerOf(client.POST('/price-changes', { body: { ...body, seen } }));
      await refresh('/services', '/services/all', '/staff/**', '/availability/**');
    },
  };
}
