import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../api/use-api';

/** How often the diary checks by itself for changes by others. */
const lookAgainMs = 30_000;

/**
 * The days from one to another, of everybody or of one person; one call whatever is in them. Changes by others come by
 * themselves while the page is in sight and nothing is in the hand: a card must not slip away from under the pointer.
 */
export function useDiary(
  range: { from: string; to: string; staff: string | null } | null,
  isAnythingInHand: boolean,
) {
  const query = {
    from: range?.from ?? '',
    to: range?.to ?? '',
    ...(range?.staff && { staff: range.staff }),
  };
  const readAtMs = useRef(0);
  const answer = useApi(
    range ? '/bookings/diary' : null,
    { params: { query } },
    {
      refreshInterval: isAnythingInHand ? 0 : lookAgainMs,
      revalidateOnFocus: !isAnythingInHand,
      revalidateOnReconnect: !isAnythingInHand,
      keepPreviousData: true,
      onSuccess: () => {
        readAtMs.current = Date.now();
      },
    },
  );
  const { mutate } = answer;
  useEffect(() => {
    if (!isAnythingInHand) return;
    return () => {
      // It was in the hand for so long that a look was left out.
      if (Date.now() - readAtMs.current > lookAgainMs) void mutate();
    };
  }, [isAnythingInHand, mutate]);
  return answer;
}

/** The colours of services by their category, and who does what. Both only help, so the diary does not wait for them. */
export function useCatalogue() {
  const services = useApi('/services').data;
  const staff = useApi('/staff').data;
  const hues = useMemo(
    () => new Map((services ?? []).map(({ _id, category }) => [_id, category.colour])),
    [services],
  );
  const categories = useMemo(() => {
    const found = new Map(services?.map(({ category }) => [category._id, category]));
    return [...found.values()].map(({ title, colour }) => ({ name: title, hue: colour }));
  }, [services]);
  const skills = useMemo(
    () =>
      staff
        ? new Map(staff.map(({ _id, offers }) => [_id, new Set(offers.map(({ serviceId }) => serviceId))]))
        : null,
    [staff],
  );
  return { hues, categories, skills, staff };
}
