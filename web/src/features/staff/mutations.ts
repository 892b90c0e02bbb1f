import { answerOf, client } from '../../api/client';
import { useRefresh } from '../../api/use-refresh';
import type { WallWindow, WeeklyWindow } from '../hours/time-windows';
import type { BookingDecision, Person, StaffEntry, TimeOffAsk, ConflictingBooking } from './models';

const of = (id: string) => ({ params: { path: { id } } });
const onDay = (id: string, day: string) => ({ params: { path: { id, day } } });

/** Changes to the team and its hours; the team, the diary and free times are read again after each. */
export function useTeamActions() {
  const refresh = useRefresh();
  const readAgain = () =>
    // What nobody does any more is not for sale, so services are among it.
    // Whoever leaves loses their access.
    refresh(
      ...(['/staff/**', '/services/**', '/media/**', '/time-off/**', '/bookings/**'] as const),
      ...(['/availability/**', '/users', '/invitations'] as const),
    );
  const settled = async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    // Awaited, so that the page has changed by the time the message says so.
    await readAgain();
    return answer;
  };

  return {
    addPerson: (body: Person): Promise<StaffEntry> => settled(client.POST('/staff', { body })),
    changePerson: (id: string, body: Partial<Person> & { active?: boolean }): Promise<StaffEntry> =>
      settled(client.PATCH('/staff/{id}', { ...of(id), body })),
    deletePerson: (id: string) => settled(client.DELETE('/staff/{id}', of(id))),
    arrange: (ids: string[]) => settled(client.PUT('/staff/order', { body: { ids } })),

    setHours: (id: string, windows: WeeklyWindow[]) =>
      settled(client.PUT('/staff/{id}/hours', { ...of(id), body: { windows } })),
    setException: (id: string, day: string, windows: WallWindow[]) =>
      settled(client.PUT('/staff/{id}/exceptions/{day}', { ...onDay(id, day), body: { windows } })),
    deleteException: (id: string, day: string) =>
      settled(client.DELETE('/staff/{id}/exceptions/{day}', onDay(id, day))),

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
