import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../api/client';
import type { WallWindow, WeeklyWindow } from '../../lib/week-hours';
import type { Fate, Person, StaffEntry, TimeOffAsk, VisitInTheWay } from './models';

const of = (id: string) => ({ params: { path: { id } } });
const onDay = (id: string, day: string) => ({ params: { path: { id, day } } });

/** Verbs that change who works when; whatever was read of the team, the diary and free times is read again after each. */
export function useTeamActions() {
  const { mutate } = useSWRConfig();
  const readAgain = () =>
    mutate(
      (key) => Array.isArray(key) && /^\/(staff|media|time-off|bookings|availability)/.test(String(key[0])),
    );
  const told = async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    // Waited for, so that the page has changed when it is said that it has.
    await readAgain().catch(() => undefined);
    return answer;
  };

  return {
    addPerson: (body: Person): Promise<StaffEntry> => told(client.POST('/staff', { body })),
    changePerson: (id: string, body: Partial<Person> & { active?: boolean }): Promise<StaffEntry> =>
      told(client.PATCH('/staff/{id}', { ...of(id), body })),
    deletePerson: (id: string) => told(client.DELETE('/staff/{id}', of(id))),
    arrange: (ids: string[]) => told(client.PUT('/staff/order', { body: { ids } })),

    setHours: (id: string, windows: WeeklyWindow[]) =>
      told(client.PUT('/staff/{id}/hours', { ...of(id), body: { windows } })),
    setException: (id: string, day: string, windows: WallWindow[]) =>
      told(client.PUT('/staff/{id}/exceptions/{day}', { ...onDay(id, day), body: { windows } })),
    deleteException: (id: string, day: string) =>
      told(client.DELETE('/staff/{id}/exceptions/{day}', onDay(id, day))),

    /** The visits that would be in the way; nothing changes. */
    previewTimeOff: async (body: TimeOffAsk): Promise<VisitInTheWay[]> =>
      (await answerOf(client.POST('/time-off/preview', { body }))).visits,
    giveTimeOff: (
      body: TimeOffAsk & { reason: string; message: string; visits: { bookingId: string; fate: Fate }[] },
    ) => told(client.POST('/time-off', { body })),
    takeTimeOffBack: (id: string) => told(client.DELETE('/time-off/{id}', of(id))),
  };
}
