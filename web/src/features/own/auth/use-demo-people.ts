import { useApi, type AnswerOf } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useIsHydrated } from '../../../ui/use-is-hydrated';

export type DemoPerson = AnswerOf<'/demo/people'>[number];

/** The people as whom anyone can explore; empty outside the public demo. The server renders pages without them. */
export function useDemoPeople(): readonly DemoPerson[] {
  const isHydrated = useIsHydrated();
  const { data: salon } = useSalon();
  const { data: people = [] } = useApi(isHydrated && salon?.isDemo ? '/demo/people' : null);
  return people;
}
