import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SWRResponse } from 'swr';
import type { ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useSalon } from '../../../api/use-salon';
import type { Salon } from '../../../api/models';
import { allOf } from '../../../lib/answer';
import { paths } from '../../../lib/paths';
import { randomId } from '../../../lib/random-id';
import { Unanswered } from '../../../ui/answered';
import { Alert } from '../../../ui/alert';
import { Dialog } from '../../../ui/dialog';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { useFormats } from '../../../ui/use-formats';
import { bookings } from '../../../words/bookings.gen';
import { checkout } from '../../../words/checkout.gen';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { codeQuestion } from '../gift-cards/code-question';
import { TillIsOff } from '../till-settings/till-is-off';
import { useTill } from '../till-settings/use-till';
import { CheckoutForm } from './checkout-form';
import { checkoutSentences } from './checkout-sentences';
import { draftOf, isComplete, newLine, newPayment, requestOf, type Draft, type DraftLine } from './draft';
import type { CheckoutStart, Made } from './models';
import { PaidStep } from './paid-step';
import { useQuote } from './use-quote';

const When = styled.p`
  margin-bottom: var(--s-5);
  color: var(--text-2);
`;

/** Takes the money for a visit, or for a sale without one. */
export function CheckoutDialog({
  bookingId,
  begin,
  onClose,
}: {
  bookingId: string | null;
  /** The kind of the first line, if known. */
  begin?: DraftLine['kind'];
  onClose: () => void;
}) {
  const words = useWords(checkout);
  const ofBookings = useWords(bookings);
  const ofCards = useWords(giftCards);
  const [made, setMade] = useState<{ sale: Made; email: string } | null>(null);
  const salon = useSalon();
  const start = useApi(
    '/checkout/start',
    { params: { query: bookingId === null ? {} : { bookingId } } },
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  const name = start.data?.booking?.clientName ?? null;
  const title = made ? words.paid() : bookingId === null ? words.saleWithoutVisit() : words.checkOut();
  return (
    <Dialog
      kind={made ? 'wide' : 'broad'}
      title={
        name === null || made ? title : words.titleFor({ title, name: name || ofBookings.deletedClient() })
      }
      isOpen
      onClose={onClose}
      {...(made && { question: codeQuestion(ofCards) })}
    >
      {made && salon.data ? (
        <PaidStep sale={made.sale} email={made.email} salon={salon.data} onClose={onClose} />
      ) : (
        <Matter
          bookingId={bookingId}
          begin={begin}
          start={start}
          onMade={(sale, email) => setMade({ sale, email })}
        />
      )}
    </Dialog>
  );
}

/** Loads the visit to pay, and everything that can be added. */
function Matter({
  bookingId,
  begin,
  start,
  onMade,
}: {
  bookingId: string | null;
  begin: DraftLine['kind'] | undefined;
  start: SWRResponse<CheckoutStart, ProblemError>;
  onMade: (sale: Made, email: string) => void;
}) {
  const words = useWords(checkout);
  const answer = allOf({ start, salon: useSalon(), services: useApi('/services'), staff: useApi('/staff') });
  // Cached data may be from before a correction.
  const [shown, setShown] = useState<CheckoutStart | null>(null);
  if (!shown && start.data && !start.isValidating) setShown(start.data);
  if (start.error?.code === 'till-off') return <TillIsOff />;
  if (!answer.data) {
    return (
      <Unanswered
        answer={answer}
        title={words.couldNotOpen()}
        sentences={checkoutSentences(words)}
        skeleton={<Skeleton $height="26rem" />}
      />
    );
  }
  if (!shown) return <Skeleton $height="26rem" />;
  const { salon, services, staff } = answer.data;
  if (shown.sale) {
    return (
      <Alert tone="info" title={words.isPaid()}>
        <Link to={paths.dashboardSale(shown.sale._id)}>{words.showSale()}</Link>
      </Alert>
    );
  }
  return (
    <Counter
      bookingId={bookingId}
      begin={begin}
      start={shown}
      salon={salon}
      offered={{
        services,
        staff,
        team: shown.team,
        currency: shown.currency,
      }}
      onMade={(sale) => onMade(sale, shown.booking?.clientEmail ?? '')}
    />
  );
}

/** The form, with the server's quote for its contents. */
function Counter({
  bookingId,
  begin,
  start,
  salon: { timeZone },
  offered,
  onMade,
}: {
  bookingId: string | null;
  begin: DraftLine['kind'] | undefined;
  start: CheckoutStart;
  salon: Salon;
  offered: Parameters<typeof CheckoutForm>[0]['offered'];
  onMade: (sale: Made) => void;
}) {
  const words = useWords(checkout);
  const { formatDateTime } = useFormats();
  const isElsewhere = useTill()?.mode === 'elsewhere';
  const [first] = useState((): Draft => ({
    ...draftOf(start),
    ...(begin && { lines: [newLine(randomId(), begin)] }),
    payments: isElsewhere ? [newPayment(randomId(), 'elsewhere')] : [],
  }));
  const [typed, setTyped] = useState<Draft | null>(null);
  const draft = typed ?? first;
  const [total, setTotal] = useState<number | null>(null);
  const request = requestOf(draft, bookingId, total);
  const quoted = useQuote(
    request,
    draft.lines.filter(isComplete).map(({ key }) => key),
  );
  // A payment without an amount follows from the server's total.
  if (quoted.quote && quoted.quote.total !== total) setTotal(quoted.quote.total);
  return (
    <Stack $gap={2}>
      {start.booking && (
        <When>
          {words.visitOf({
            when: formatDateTime(start.booking.startsAt, timeZone),
            reference: start.booking.reference,
          })}
        </When>
      )}
      <CheckoutForm
        first={first}
        bookingId={bookingId}
        booked={start.lines}
        quoted={quoted}
        offered={offered}
        isElsewhere={isElsewhere}
        onDraft={setTyped}
        onMade={onMade}
      />
    </Stack>
  );
}
