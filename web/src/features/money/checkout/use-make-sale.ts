import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Made, SaleRequest } from './models';

/** Takes the money; with the same key it is the same sale, however often it is sent. What it changes is read again. */
export function useMakeSale() {
  const refresh = useRefresh();
  return async (body: SaleRequest, key: string): Promise<Made> => {
    const header = { 'Idempotency-Key': key };
    const sale = await answerOf(client.POST('/sales', { params: { header }, body }));
    void refresh('/sales/**', '/bookings/**', '/products', '/gift-cards/**');
    return sale;
  };
}
