import { answerOf, client } from '../../../api/client';
import { useRefresh } from '../../../api/use-refresh';

const of = (id: string) => ({ params: { path: { id } } });

/** Actions on calendars of other systems; free times and the diary are read again after each. */
export function useCalendarActions() {
  const refresh = useRefresh();
  const settled = async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    await refresh('/calendars', '/bookings/**', '/availability/**');
    return answer;
  };
  return {
    addCalendar: (body: { staffId: string; address: string; until: string }) =>
      settled(client.POST('/calendars', { body })),
    changeCalendar: (id: string, until: string) =>
      settled(client.PATCH('/calendars/{id}', { ...of(id), body: { until } })),
    readCalendar: (id: string) => settled(client.POST('/calendars/{id}/read', of(id))),
    removeCalendar: (id: string) => settled(client.DELETE('/calendars/{id}', of(id))),
  };
}
