import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Need, PoolKind } from './models';

/** Changes what the salon has besides its team, and reloads what shows it. */
export function useResourceActions() {
  const refresh = useRefresh();
  const settled = async <Result>(call: Promise<Result>): Promise<Result> => {
    const result = await call;
    await refresh('/resource-pools/**', '/bookings/**', '/availability/**');
    return result;
  };
  const of = (id: string) => ({ params: { path: { id } } });
  return {
    addPool: (body: { title: string; kind: PoolKind; units: string[]; isForAll?: boolean }) =>
      settled(answerOf(client.POST('/resource-pools', { body }))),
    changePool: (id: string, body: { title?: string; kind?: PoolKind; isArchived?: boolean }) =>
      settled(answerOf(client.PATCH('/resource-pools/{id}', { ...of(id), body }))),
    arrangePools: (ids: string[]) =>
      settled(answerOf(client.PUT('/resource-pools/order', { body: { ids } }))),
    addUnit: (id: string, title: string) =>
      settled(answerOf(client.POST('/resource-pools/{id}/units', { ...of(id), body: { title } }))),
    changeUnit: (id: string, body: { title?: string; isArchived?: boolean }) =>
      settled(answerOf(client.PATCH('/resource-units/{id}', { ...of(id), body }))),
    previewOut: (id: string, backOn: string | null) =>
      answerOf(client.POST('/resource-units/{id}/out/preview', { ...of(id), body: { backOn } })),
    putOut: (id: string, backOn: string | null) =>
      settled(answerOf(client.POST('/resource-units/{id}/out', { ...of(id), body: { backOn } }))),
    putBack: (id: string) => settled(answerOf(client.DELETE('/resource-units/{id}/out', of(id)))),
    changeNeeds: (serviceId: string, needs: Need[]) =>
      settled(answerOf(client.PUT('/services/{id}/resources', { ...of(serviceId), body: { needs } }))),
  };
}
