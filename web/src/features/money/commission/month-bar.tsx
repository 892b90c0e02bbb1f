import styled from 'styled-components';
import { dayBeside, dayInUtc } from '../../../lib/local-day';
import { PeriodSteps } from '../../../ui/period-steps';
import { useFormats } from '../../../ui/use-formats';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';
import { type CommissionAddress, commissionPath } from './commission-address';

const Month = styled.h2`
  font-size: var(--t-h3);
`;

/** A month, with links to the previous and next one. */
export function MonthBar({
  month,
  address,
}: {
  month: { firstDay: string; lastDay: string };
  address: CommissionAddress;
}) {
  const words = useWords(commission);
  const { formatMonth } = useFormats();
  const pathBeside = (step: 1 | -1) => commissionPath({ ...address, day: dayBeside(month, step) });
  return (
    <PeriodSteps
      previous={{ to: pathBeside(-1), label: words.previousMonth() }}
      next={{ to: pathBeside(1), label: words.nextMonth() }}
    >
      <Month aria-live="polite">{formatMonth(dayInUtc(month.firstDay), 'UTC')}</Month>
    </PeriodSteps>
  );
}
