import { answerOf } from './client';
import { useRefresh } from './use-refresh';

/** For a change to the team, its hours or its time off; the team, the diary and free times are read again after each. */
export function useTeamChange() {
  const refresh = useRefresh();
  const readAgain = () =>
    // What nobody does any more is not for sale, so services are among it.
    // Whoever leaves loses their access.
    refresh(
      ...(['/staff/**', '/services/**', '/media/**', '/time-off/**', '/bookings/**'] as const),
      ...(['/availability/**', '/users', '/invitations'] as const),
    );
  return async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    // Awaited, so that the page has changed by the time the message says so.
    await readAgain();
    return answer;
  };
}
