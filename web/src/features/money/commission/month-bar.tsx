import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import { Icon } from '../../../ui/icon';
import { useFormats } from '../../../ui/use-formats';
import { commission } from '../../../words/commission.gen';
import { useWords } from '../../../words/use-words';
import { type CommissionAddress, commissionPath, monthBeside } from './commission-address';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-2);

  h2 {
    font-size: var(--t-h3);
  }
  a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: var(--r-full);
    color: var(--text);
  }
  a:hover {
    background: var(--surface-2);
  }
  [dir='rtl'] & svg {
    scale: -1 1;
  }
  @media print {
    a {
      display: none;
    }
  }
`;

/** A month, and the way to those beside it. */
export function MonthBar({
  month,
  address,
}: {
  month: { firstDay: string; lastDay: string };
  address: CommissionAddress;
}) {
  const words = useWords(commission);
  const { formatMonth } = useFormats();
  return (
    <Bar>
      <Link
        to={commissionPath({ ...address, day: monthBeside(month, -1) })}
        aria-label={words.previousMonth()}
      >
        <Icon of={ChevronLeft} />
      </Link>
      <h2 aria-live="polite">{formatMonth(dayInUtc(month.firstDay), 'UTC')}</h2>
      <Link to={commissionPath({ ...address, day: monthBeside(month, 1) })} aria-label={words.nextMonth()}>
        <Icon of={ChevronRight} />
      </Link>
    </Bar>
  );
}
