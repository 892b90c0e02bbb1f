import { useApi, type AnswerOf } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useIsHydrated } from '../../../ui/use-is-hydrated';

export type DemoPerson = AnswerOf<'/demo/people'>[number];

/** As whom anyone can look around; nobody outside the open demo. The server draws pages as every salon has them. */
export function useDemoPeople(): readonly DemoPerson[] {
  const isHydrated = useIsHydrated();
  const { data: salon } = useSalon();
  const { data: people = [] } = useApi(isHydrated && salon?.isDemo ? '/demo/people' : null);
  return people;
}
