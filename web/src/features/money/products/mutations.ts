import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { EnteredReason } from './models';

export interface ProductFacts {
  title: string;
  price: number;
  taxRateId: string | null;
  lowStock: number | null;
  barcode: string | null;
}

/** Changes products and their stock, and reloads the lists. */
export function useProductActions() {
  const refresh = useRefresh();
  const settled = async (call: Promise<unknown>): Promise<void> => {
    await call;
    await refresh('/products/**');
  };
  const of = (id: string) => ({ params: { path: { id } } });
  return {
    addProduct: (body: ProductFacts & { stock: number }) =>
      settled(answerOf(client.POST('/products', { body }))),
    changeProduct: (id: string, body: Partial<ProductFacts> & { isArchived?: boolean }) =>
      settled(answerOf(client.PATCH('/products/{id}', { ...of(id), body }))),
    moveStock: (id: string, body: { reason: EnteredReason; quantity: number }) =>
      settled(answerOf(client.POST('/products/{id}/stock', { ...of(id), body }))),
  };
}
