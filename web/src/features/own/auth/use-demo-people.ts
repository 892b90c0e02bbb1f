import { useApi, type AnswerOf } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useIsHydrated } from '../../../ui/use-is-hydrated';

export type DemoPerson = AnswerOf<'/demo/people'>[number];

/**
 * The people as whom anyone can explore: null outside the public demo, and none yet while they load. The server renders
 * pages without them.
 */
export function useDemoPeople(): readonly DemoPerson[] | null {
  const isHydrated = useIsHydrated();
  const { data: salon } = useSalon();
  const { data: people, error } = useApi(isHydrated && salon?.isDemo ? '/demo/people' : null);
  return !salon?.isDemo || error || people?.length === 0 ? null : (people ?? []);
}
