import { answerOf, client } from '../../../api/client';
import { useTeamChange } from '../../../api/use-team-change';
import type { BookingDecision, ConflictingBooking, TimeOffAsk } from './models';

const of = (id: string) => ({ params: { path: { id } } });

/** Actions on time off: add, request, answer, delete. */
export function useTimeOffActions() {
  const settled = useTeamChange();
  return {
    /** The affected bookings; changes nothing. */
    previewTimeOff: async (body: TimeOffAsk): Promise<ConflictingBooking[]> =>
      (await answerOf(client.POST('/time-off/preview', { body }))).visits,
    createTimeOff: (
      body: TimeOffAsk & {
        reason: string;
        message: string;
        visits: { bookingId: string; fate: BookingDecision }[];
      },
    ) => settled(client.POST('/time-off', { body })),
    /** Requests time off for oneself, to be answered. */
    askForTimeOff: (body: TimeOffAsk & { reason: string }) => settled(client.POST('/time-off', { body })),
    answerTimeOff: (
      id: string,
      body: {
        accept: boolean;
        /** For the person who asked. */
        answer?: string;
        /** For the clients whose booking is cancelled. */
        message?: string;
        visits?: { bookingId: string; fate: BookingDecision }[];
      },
    ) => settled(client.POST('/time-off/{id}/answer', { ...of(id), body })),
    deleteTimeOff: (id: string) => settled(client.DELETE('/time-off/{id}', of(id))),
  };
}
