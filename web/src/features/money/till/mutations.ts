import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';
import type { Count, MovementKind, TillMovement } from './models';

interface Movement {
  kind: MovementKind;
  amount: number;
  category?: NonNullable<TillMovement['category']>;
  paidBy?: TillMovement['paidBy'];
  staffId?: string;
  reason?: string;
  confirmBeyondDrawer?: boolean;
}

interface Close {
  number: number;
  expectedDifference: number;
  expectedTerminalDifference?: number;
  banked: number;
  note?: string;
}

/** Actions at the drawer; each submit has a key, under which it may be repeated. */
export function useTillActions() {
  const refresh = useRefresh();
  const once = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });
  return {
    moveCash: async (body: Movement, key: string) => {
      await answerOf(client.POST('/till/movements', { ...once(key), body }));
      await refresh('/till');
    },
    reverse: async (id: string, body: { reason: string; confirmBeyondDrawer?: boolean }, key: string) => {
      const params = { path: { id }, header: { 'Idempotency-Key': key } };
      await answerOf(client.POST('/till/movements/{id}/reverse', { params, body }));
      await refresh('/till');
    },
    compare: (number: number, count: Count) =>
      answerOf(client.POST('/till/close/preview', { body: { number, ...count } })),
    closeTill: async (close: Close, count: Count, key: string) => {
      await answerOf(client.POST('/till/close', { ...once(key), body: { ...close, ...count } }));
      await refresh('/till', '/till/closes');
    },
  };
}
