import { answerOf, client } from '../../api/client';
import { useRefresh } from '../../api/use-refresh';
import { isoOf } from '../../lib/zone';
import type { ClientNews } from '../client-news/models';
import { isElsewhere, minutesOf, bookingStartsAtMs, type Placement } from '../diary-model/placement';

/** A stretch of the diary that cannot be booked. */
export interface BlockRequest {
  staffId: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

/** A booking's new version, and who hears of the change; null when its length alone has changed, which nobody is told. */
export interface Moved {
  version: number;
  news: ClientNews | null;
}

/** Moves or resizes one service of a booking, in the one or two calls it takes. */
export async function moveLine(
  placement: Placement,
  { version, allowOutsideHours }: { version: number; allowOutsideHours: boolean },
): Promise<Moved> {
  const { booking, line, staffId, minutes } = placement;
  const params = { path: { id: booking._id } };
  let known = version;
  let news: ClientNews | null = null;
  if (isElsewhere({ ...placement, minutes: minutesOf(line) })) {
    const body = {
      startsAt: isoOf(bookingStartsAtMs(placement)),
      version: known,
      ...(staffId !== line.staffId && { lineId: line._id, staffId }),
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    ({ version: known, news } = await answerOf(client.POST('/bookings/{id}/move', { params, body })));
  }
  if (minutes !== minutesOf(line)) {
    const body = {
      lineId: line._id,
      minutes,
      version: known,
      ...(allowOutsideHours && { allowOutsideHours }),
    };
    known = (await answerOf(client.POST('/bookings/{id}/resize', { params, body }))).version;
  }
  return { version: known, news };
}

/** What a problem means when a block is added, changed or removed. */
export const blockSentences = {
  'slot-taken': 'There is a booking at that time. Move it first, or choose another time.',
  'not-found': 'This block no longer exists.',
};

/** Verbs that change what cannot be booked; the diary and the free times are read again after each. */
export function useBlockActions() {
  const refresh = useRefresh();
  const settle = () => void refresh('/bookings/diary', '/availability/**');

  return {
    async createBlock(body: BlockRequest): Promise<void> {
      await answerOf(client.POST('/blocks', { body }));
      settle();
    },

    async changeBlock(id: string, body: BlockRequest): Promise<void> {
      await answerOf(client.PATCH('/blocks/{id}', { params: { path: { id } }, body }));
      settle();
    },

    async removeBlock(id: string): Promise<void> {
      await answerOf(client.DELETE('/blocks/{id}', { params: { path: { id } } }));
      settle();
    },
  };
}
