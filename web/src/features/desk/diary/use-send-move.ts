import type { SWRResponse } from 'swr';
import type { ProblemError } from '../../../api/problem';
import { useRefresh } from '../../../api/use-refresh';
import type { Diary, DiaryPerson } from '../diary-model/models';
import { placed, withPlaced, type Placement } from '../diary-model/placement';
import { type Moved, moveLine } from './mutations';
import type { InHand } from './use-in-hand';

/** Sends a move, and shows it until the response arrives. */
export function useSendMove({
  answer,
  people,
  take,
}: {
  answer: SWRResponse<Diary, ProblemError>;
  people: readonly DiaryPerson[];
  take: InHand['take'];
}) {
  const refresh = useRefresh();
  return async (
    placement: Placement,
    { version, allowOutsideHours, notifies }: Parameters<typeof moveLine>[1],
  ) => {
    let moved: Moved = { version, move: null };
    const release = take();
    const after = placed(placement);
    const optimistic = (current: Diary | undefined) => current && withPlaced(current, named(after, people));
    try {
      await answer.mutate(
        async () => {
          moved = await moveLine(placement, { version, allowOutsideHours, notifies });
          return undefined;
        },
        {
          optimisticData: (current, displayed) => optimistic(current ?? displayed) as Diary,
          rollbackOnError: true,
          populateCache: false,
          // Reloaded once, with everything else that the move has made stale.
          revalidate: false,
        },
      );
      void refresh('/bookings/**', '/availability/**').then(release);
    } catch (thrown) {
      release();
      throw thrown;
    }
    return moved;
  };
}

/** A reassigned line shows the new name at once. */
const named = (booking: ReturnType<typeof placed>, people: readonly DiaryPerson[]) => ({
  ...booking,
  lines: booking.lines.map((line) => ({
    ...line,
    staffName: people.find(({ _id }) => _id === line.staffId)?.name ?? line.staffName,
  })),
});
