import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { Unanswered } from '../../../ui/answered';
import { Button } from '../../../ui/button';
import { Price } from '../../../ui/price';
import { Skeleton } from '../../../ui/skeleton';
import { Hint, Muted } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import type { VisitToPay } from './models';

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--s-2) var(--s-4);
    padding-block: var(--s-2);
  }
  > li + li {
    border-top: 1px solid var(--border);
  }
`;
const Named = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  overflow-wrap: anywhere;

  b {
    font-weight: 600;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;

/** Completed visits that are unpaid, oldest first. */
export function ToPayList({ onCheckOut }: { onCheckOut: (visit: VisitToPay) => void }) {
  const words = useWords(sales);
  const { formatShortDay, formatTime, formatSeries } = useFormats();
  const answer = allOf({ toPay: useApi('/sales/to-pay'), salon: useSalon() });
  if (!answer.data) {
    return (
      <Unanswered answer={answer} what={words.theVisitsToPay()} skeleton={<Skeleton $height="8rem" />} />
    );
  }
  const { toPay: data, salon } = answer.data;
  if (data.total === 0) return <Muted>{words.allPaid()}</Muted>;
  return (
    <>
      <List>
        {data.visits.map((visit) => {
          const name = visit.clientName || words.erasedClient();
          return (
            <li key={visit._id}>
              <Named>
                <b>
                  <bdi>{name}</bdi>
                </b>
                <small>
                  {formatShortDay(visit.startsAt, salon.timeZone)},{' '}
                  {formatTime(visit.startsAt, salon.timeZone)} · <bdi>{formatSeries(visit.titles)}</bdi>
                </small>
              </Named>
              <Price amount={visit.price} kind={visit.priceKind} currency={data.currency} />
              <Button
                variant="ghost"
                size="small"
                aria-haspopup="dialog"
                aria-label={words.checkOutThat({ name, reference: visit.reference })}
                onClick={() => onCheckOut(visit)}
              >
                {words.checkOut()}
              </Button>
            </li>
          );
        })}
      </List>
      {data.total > data.visits.length && (
        <Hint>{words.andMore({ count: data.total - data.visits.length })}</Hint>
      )}
    </>
  );
}
