import styled from 'styled-components';
import { useSalon } from '../../../api/use-salon';
import { specialDayRuns } from '../../../lib/day-runs';
import { Alert } from '../../../ui/alert';
import { hoursDesk as book } from '../../../words/hours-desk.gen';
import { useWords } from '../../../words/use-words';
import type { SpecialDays } from './models';
import { useDetailOfDays } from './use-detail-of-days';
import { useNameOfDays } from './use-name-of-days';

const List = styled.ul`
  display: grid;
  gap: 4px;
  overflow-wrap: anywhere;
`;

/** Warns of the special days within a period, which would otherwise be lost unnoticed. */
export function ReplacedSpecialDays({
  fromDay,
  toDay,
  edited,
}: {
  fromDay: string;
  toDay: string;
  /** The special days being edited: the owner knows that those are replaced. */
  edited: Pick<SpecialDays, 'day' | 'toDay'> | null;
}) {
  const words = useWords(book);
  const nameOf = useNameOfDays();
  const detailOf = useDetailOfDays();
  const { data } = useSalon();
  const isEdited = (day: string) => edited !== null && day >= edited.day && day <= edited.toDay;
  const replaced = specialDayRuns(
    data?.specialDays.filter(({ day }) => day >= fromDay && day <= toDay && !isEdited(day)) ?? [],
  );
  if (replaced.length === 0) return null;
  return (
    <Alert tone="warning" title={words.savingReplaces()}>
      <List>
        {replaced.map((special) => (
          <li key={special.day}>
            {words.hoursAndReason({ hours: nameOf(special), reason: detailOf(special) })}
          </li>
        ))}
      </List>
    </Alert>
  );
}
