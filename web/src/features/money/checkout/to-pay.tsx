import { useId, useState } from 'react';
import styled from 'styled-components';
import { Card } from '../../../ui/card';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import { ToPayList } from '../sales/to-pay-list';
import { CheckoutDialog } from './lazy-checkout-dialog';
import { SellButton } from './sell-button';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);

  h2 {
    font-size: var(--t-h3);
    line-height: 1.2;
  }
`;

/** The visits to be paid, each one click from checkout, and sales without a visit. */
export function ToPay() {
  const words = useWords(sales);
  const id = useId();
  const [bookingId, setBookingId] = useState<string | null>(null);
  return (
    <Card as="section" aria-labelledby={id}>
      <Head>
        <h2 id={id}>{words.toBePaid()}</h2>
        <SellButton variant="ghost" />
      </Head>
      <ToPayList onCheckOut={({ _id }) => setBookingId(_id)} />
      {bookingId !== null && <CheckoutDialog bookingId={bookingId} onClose={() => setBookingId(null)} />}
    </Card>
  );
}
