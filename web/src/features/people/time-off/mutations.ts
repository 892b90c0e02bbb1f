import { answerOf, client } from '../../../api/client';
import { useTeamChange } from '../../../api/use-team-change';
import type { BookingDecision, ConflictingBooking, TimeOffAsk } from './models';

const of = (id: string) => ({ params: { path: { id } } });

/** Time off: given, asked for, answered, taken back. */
export function useTimeOffActions() {
  const settled = useTeamChange();
  return {
    /** The bookings during that time; nothing changes. */
    previewTimeOff: async (body: TimeOffAsk): Promise<ConflictingBooking[]> =>
      (await answerOf(client.POST('/time-off/preview', { body }))).visits,
    createTimeOff: (
      body: TimeOffAsk & {
        reason: string;
        message: string;
        visits: { bookingId: string; fate: BookingDecision }[];
      },
    ) => settled(client.POST('/time-off', { body })),
    /** For somebody's own time off, which is then to be answered. */
    askForTimeOff: (body: TimeOffAsk & { reason: string }) => settled(client.POST('/time-off', { body })),
    answerTimeOff: (
      id: string,
      body: {
        accept: boolean;
        /** For whoever asked. */
        answer?: string;
        /** For the clients whose booking is cancelled. */
        message?: string;
        visits?: { bookingId: string; fate: BookingDecision }[];
      },
    ) => settled(client.POST('/time-off/{id}/answer', { ...of(id), body })),
    deleteTimeOff: (id: string) => settled(client.DELETE('/time-off/{id}', of(id))),
  };
}
