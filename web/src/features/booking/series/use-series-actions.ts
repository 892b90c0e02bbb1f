import { answerOf, client } from '../../../api/client';
import { useForget, useRefresh } from '../../../api/use-refresh';
import type { ChangedSeries, MoveRequest, Series, SeriesRequest } from './models';

/** Desk actions on several bookings at once. Each reloads everything that shows bookings or free times. */
export function useSeriesActions() {
  const refresh = useRefresh();
  const forget = useForget();

  const settled = async <Answer>(answer: Answer): Promise<Answer> => {
    await forget('/availability/**', '/bookings/{id}/move', '/series/**');
    await refresh('/bookings/**', '/clients/**');
    return answer;
  };

  return {
    /** Idempotent: the same key means the same series, however often it is sent. */
    makeSeries: async (body: SeriesRequest, key: string): Promise<Series> => {
      const header = { 'Idempotency-Key': key };
      return settled(await answerOf(client.POST('/series', { params: { header }, body })));
    },

    moveSeries: async (id: string, body: MoveRequest): Promise<ChangedSeries> =>
      settled(await answerOf(client.POST('/series/{id}/move', { params: { path: { id } }, body }))),

    cancelSeries: async (
      id: string,
      body: { from: string; version: number; reason?: string; sendLetter: boolean },
    ): Promise<ChangedSeries> =>
      settled(await answerOf(client.POST('/series/{id}/cancel', { params: { path: { id } }, body }))),
  };
}
