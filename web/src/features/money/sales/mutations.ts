import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { RefundRequest } from './models';

/** What can be done with a sale afterwards. It is never changed: what is given back is a row of its own. */
export function useSaleActions() {
  const refresh = useRefresh();
  const settled = async <Answer>(answer: Answer): Promise<Answer> => {
    await refresh('/sales/**');
    void refresh('/bookings/**', '/products', '/gift-cards/**');
    return answer;
  };
  return {
    /** With the same key it is the same refund, however often it is sent. */
    giveBack: async (id: string, body: RefundRequest, key: string) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return settled(await answerOf(client.POST('/sales/{id}/refund', { params, body })));
    },

    /** Everything that is left goes back as it was paid, and the visit is to be paid again. */
    undo: async (id: string, reason: string, key: string) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return settled(await answerOf(client.POST('/sales/{id}/undo', { params, body: { reason } })));
    },

    sendReceipt: async (id: string, email: string) => {
      const params = { path: { id } };
      await answerOf(client.POST('/sales/{id}/letter', { params, body: { email } }));
    },
  };
}
