import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import { allOf } from '../../../lib/answer';
import { dayOfText } from '../../../lib/local-day';
import { optionalParam, urlState } from '../../../lib/url-state';
import { LoadingCard, Unanswered } from '../../../ui/answered';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { from } from '../../../ui/media';
import { useUrlState } from '../../../ui/use-url-state';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { UntaxedNote } from '../till-settings/untaxed-note';
import { closeNumberOf } from './close-number';
import { CloseList } from './close-list';
import { MethodTiles } from './method-tiles';
import { MovementsPart } from './movements-part';
import type { TillMovement } from './models';
import { OwedTipsPart } from './owed-tips-part';
import { PaymentsPart } from './payments-part';
import { TillHead } from './till-head';
import { UnclosedNotice } from './unclosed-notice';

const CloseDialog = lazyDialogs(() => import('./close-dialog').then((part) => part.CloseDialog));
const MovementDialog = lazyDialogs(() => import('./movement-dialog').then((part) => part.MovementDialog));
const ReverseDialog = lazyDialogs(() => import('./reverse-dialog').then((part) => part.ReverseDialog));

const tillState = urlState({
  close: optionalParam('close', closeNumberOf),
  day: optionalParam('day', dayOfText),
});

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

/** The till: takings by method, other cash movements, and closes. */
export function TillBoard({
  toPay,
  records,
}: {
  /** The visits to be paid. */
  toPay: ReactNode;
  /** True if this is the salon's till, with a drawer. */
  records: boolean;
}) {
  const words = useWords(book);
  const { state } = useUrlState(tillState);
  const query = {
    ...(records && state.close && { close: Number(state.close) }),
    ...(!records && state.day && { day: state.day }),
  };
  const answer = allOf({
    till: useApi('/till', { params: { query } }, { keepPreviousData: true }),
    salon: useSalon(),
  });
  const [isMoving, setMoving] = useState(false);
  const [reversing, setReversing] = useState<TillMovement | null>(null);
  const [isClosing, setClosing] = useState(false);

  if (!answer.data) {
    return (
      <Unanswered
        answer={answer}
        what={words.theTill()}
        skeleton={<LoadingCard rows={5} height="3.2rem" />}
      />
    );
  }
  const {
    till,
    salon: { currency, timeZone },
  } = answer.data;
  return (
    <>
      <TillHead
        till={till}
        zone={timeZone}
        onMove={till.can.move ? () => setMoving(true) : null}
        onClose={till.can.close ? () => setClosing(true) : null}
      />
      <UnclosedNotice till={till} onClose={() => setClosing(true)} />
      <UntaxedNote />
      <MethodTiles till={till} currency={currency} />
      <Columns>
        <div>
          {toPay}
          <PaymentsPart till={till} currency={currency} zone={timeZone} />
        </div>
        <div>
          {!records && (
            <OwedTipsPart owedTips={till.owedTips} currency={currency} onPay={() => setMoving(true)} />
          )}
          {(records || till.movements.length > 0) && (
            <MovementsPart
              movements={till.movements}
              currency={currency}
              zone={timeZone}
              onReverse={setReversing}
            />
          )}
          {records && <CloseList currency={currency} />}
        </div>
      </Columns>
      {isMoving && <MovementDialog till={till} currency={currency} onClose={() => setMoving(false)} />}
      {reversing && <ReverseDialog movement={reversing} onClose={() => setReversing(null)} />}
      {isClosing && (
        <CloseDialog till={till} currency={currency} zone={timeZone} onClose={() => setClosing(false)} />
      )}
    </>
  );
}
