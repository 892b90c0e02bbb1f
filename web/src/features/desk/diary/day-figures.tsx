import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useFormats } from '../../../ui/use-formats';
import { diary as book } from '../../../words/diary.gen';
import { useWords } from '../../../words/use-words';

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: var(--s-2) var(--s-4);
  max-width: 640px;

  dt {
    color: var(--text-2);
    font-size: var(--t-small);
  }
  dd {
    font: 400 1.375rem/1.3 var(--font-display);
  }
  @media print {
    display: none;
  }
`;

/** The day's actual and expected totals: the salon's at reception, a stylist's own. Hidden without a response. */
export function DayFigures() {
  const words = useWords(book);
  const { formatMoney } = useFormats();
  const { data } = useApi('/overview/today');
  if (!data) return null;
  const { today, currency } = data;
  const { confirmed, arrived, done } = today.visits;
  return (
    <Figures aria-label={words.todayInFigures()}>
      <div>
        <dt>{words.bookingsToday()}</dt>
        <dd>{confirmed + arrived + done}</dd>
      </div>
      <div>
        <dt>{words.bookedValueSoFar()}</dt>
        <dd>{formatMoney(today.earned, currency)}</dd>
      </div>
      <div>
        <dt>{words.expectedToday()}</dt>
        <dd>{formatMoney(today.expected, currency)}</dd>
      </div>
    </Figures>
  );
}
