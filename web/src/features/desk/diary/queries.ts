import { useMemo } from 'react';
import { useApi } from '../../../api/use-api';

/**
 * The diary of a range of days, for everyone or one person, in a single call. Does not reload during an interaction:
 * a card must not slip away from under the pointer.
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
  return useApi(
    range ? '/bookings/diary' : null,
    { params: { query } },
    {
      revalidateOnFocus: !isAnythingInHand,
      revalidateOnReconnect: !isAnythingInHand,
      keepPreviousData: true,
    },
  );
}

/** The colours of services by category, and who does what. The diary does not wait for either. */
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
