import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Made, SaleRequest } from './models';

/** Makes the sale and reloads what it changes. Idempotent: the same key means the same sale. */
export function useMakeSale() {
  const refresh = useRefresh();
  return async (body: SaleRequest, key: string): Promise<Made> => {
    const header = { 'Idempotency-Key': key };
    const sale = await answerOf(client.POST('/sales', { params: { header }, body }));
    void refresh('/sales/**', '/bookings/**', '/products', '/gift-cards/**');
    return sale;
  };
}
