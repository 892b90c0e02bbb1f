import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { dayOfText } from '../../../lib/local-day';
import { optionalParam, urlState } from '../../../lib/url-state';
import { Card } from '../../../ui/card';
import { Failure } from '../../../ui/failure';
import { from } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { useUrlState } from '../../../ui/use-url-state';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { shell } from '../../../words/shell.gen';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { CloseDialog } from './close-dialog';
import { CloseList } from './close-list';
import { DayHead } from './day-head';
import { DayNotices } from './day-notices';
import { MethodTiles } from './method-tiles';
import { MovementDialog } from './movement-dialog';
import { MovementsPart } from './movements-part';
import { PaymentsPart } from './payments-part';

const tillState = urlState({ day: optionalParam('day', dayOfText) });

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  align-items: start;
  margin-top: var(--s-5);

  @media ${from('xxl')} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s-6);
  }
`;

/** A day at the till: what was taken and how, what else went in and out, and its close. */
export function TillDay({
  toPay,
  records,
}: {
  /** The visits that are to be paid. */
  toPay: ReactNode;
  /** Whether this is the salon's till, with a drawer. */
  records: boolean;
}) {
  const words = useWords(book);
  const loading = useWords(shell).loading();
  const sentenceOf = useSentenceOf();
  const { state } = useUrlState(tillState);
  const query = state.day ? { day: state.day } : {};
  const {
    data: till,
    error,
    isValidating,
    mutate,
  } = useApi('/till', { params: { query } }, { keepPreviousData: true });
  const { data: salon } = useSalon();
  const [isMoving, setMoving] = useState(false);
  const [closing, setClosing] = useState<string | null>(null);

  if (!till && error) {
    return (
      <Failure
        what={words.theTill()}
        message={sentenceOf(error)}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    );
  }
  if (!till || !salon) {
    return (
      <Card aria-busy>
        <VisuallyHidden role="status">{loading}</VisuallyHidden>
        {['1', '2', '3', '4', '5'].map((blank) => (
          <Skeleton key={blank} $height="3.2rem" />
        ))}
      </Card>
    );
  }
  const { currency, timeZone } = salon;
  return (
    <>
      <DayHead
        till={till}
        onMove={till.can.move ? () => setMoving(true) : null}
        onClose={till.can.close ? () => setClosing(till.day) : null}
      />
      <DayNotices till={till} onClose={setClosing} />
      <MethodTiles till={till} currency={currency} />
      <Columns>
        <div>
          {toPay}
          <PaymentsPart till={till} currency={currency} zone={timeZone} />
        </div>
        {records && (
          <div>
            <MovementsPart movements={till.movements} currency={currency} zone={timeZone} />
            <CloseList currency={currency} />
          </div>
        )}
      </Columns>
      {isMoving && <MovementDialog till={till} currency={currency} onClose={() => setMoving(false)} />}
      {closing !== null && (
        <CloseDialog day={closing} till={till} currency={currency} onClose={() => setClosing(null)} />
      )}
    </>
  );
}
