import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Count, MovementKind } from './models';

interface Movement {
  kind: MovementKind;
  amount: number;
  staffId?: string;
  reason?: string;
}

interface Close {
  day: string;
  expectedDifference: number;
  banked: number;
  note?: string;
}

/** What is done at the drawer; each submit has a key of its own, under which it may be repeated. */
export function useTillActions() {
  const refresh = useRefresh();
  const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });
  return {
    moveCash: async (body: Movement, key: string) => {
      await answerOf(client.POST('/till/movements', { ...once(key), body }));
      await refresh('/till');
    },
    compare: (day: string, count: Count) =>
      answerOf(client.POST('/till/close/preview', { body: { day, ...count } })),
    closeDay: async (close: Close, count: Count, key: string) => {
      await answerOf(client.POST('/till/close', { ...once(key), body: { ...close, ...count } }));
      await refresh('/till', '/till/closes');
    },
  };
}
