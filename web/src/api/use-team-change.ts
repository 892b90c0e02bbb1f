import { answerOf } from './client';
import { useRefresh } from './use-refresh';

/** For a change to the team, its hours or its time off; reloads the team, the diary and free times afterwards. */
export function useTeamChange() {
  const refresh = useRefresh();
  const readAgain = () =>
    // Includes services, because one that no one does is not for sale, and access, which leavers lose.
    refresh(
      ...(['/staff/**', '/services/**', '/media/**', '/time-off/**', '/bookings/**'] as const),
      ...(['/availability/**', '/users', '/invitations'] as const),
    );
  return async <Answer>(call: Parameters<typeof answerOf<Answer>>[0]): Promise<Answer> => {
    const answer = await answerOf(call);
    // Awaited, so that the page has changed by the time of the message.
    await readAgain();
    return answer;
  };
}
