import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { RefundRequest } from './models';

/** Actions on a sale. It is never changed: refunds are separate rows. */
export function useSaleActions() {
  const refresh = useRefresh();
  const settled = async <Answer>(answer: Answer): Promise<Answer> => {
    await refresh('/sales/**');
    void refresh('/bookings/**', '/products', '/gift-cards/**');
    return answer;
  };
  return {
    /** Idempotent: the same key means the same refund. */
    giveBack: async (id: string, body: RefundRequest, key: string) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      return settled(await answerOf(client.POST('/sales/{id}/refund', { params, body })));
    },

    /** Refunds everything left by the original methods, after which the visit is unpaid again. */
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
