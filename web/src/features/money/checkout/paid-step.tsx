import { useContext } from 'react';
import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { usePrinting } from '../../../ui/paper';
import { LeaveContext } from '../../../ui/unsaved';
import { useFormats } from '../../../ui/use-formats';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { NewGiftCard } from '../gift-cards/new-gift-card';
import { ReceiptActions } from '../sales/receipt-actions';
import { RebookStrip } from './rebook-strip';
import type { Made } from './models';

const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  text-align: center;

  > svg {
    width: 52px;
    height: 52px;
    padding: 13px;
    border-radius: 50%;
    background: var(--success-soft);
    color: var(--success);
  }
  p {
    color: var(--text-2);
  }
`;
const Money = styled.p`
  && {
    color: var(--text);
    font: 400 2.25rem / 1.15 var(--font-display);
    font-variant-numeric: tabular-nums;
    outline: none;
  }
`;
const Change = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  padding: var(--s-4) var(--s-5);
  border-radius: var(--r-3);
  background: var(--success-soft);
  color: var(--success);
  font-weight: 600;

  strong {
    font: 400 2.75rem / 1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** After payment: the change, the receipt, gift cards to hand over, and the next booking. */
export function PaidStep({
  sale,
  email,
  salon,
  onClose,
}: {
  sale: Made;
  /** The client's address; empty without one. */
  email: string;
  salon: Salon;
  onClose: () => void;
}) {
  const words = useWords(checkout);
  const { formatSum } = useFormats();
  const { printed, print } = usePrinting();
  const leave = useContext(LeaveContext);
  const ref = useFocusOnChange<HTMLParagraphElement>(sale._id);
  const change = sale.payments.reduce((sum, payment) => sum + payment.change, 0);
  return (
    <Stack $gap={5}>
      <Head>
        <Icon of={Check} size={24} />
        <Money ref={ref} tabIndex={-1}>
          {words.isTaken({ money: formatSum(sale.total, sale.currency) })}
        </Money>
        {sale.label !== null && (
          <p>
            {sale.giftCards.length > 0 ? (
              // Not a link, which would lead away from the gift cards' codes.
              <span dir="ltr">{sale.label}</span>
            ) : (
              <Link to={paths.dashboardSale(sale._id)}>
                <span dir="ltr">{sale.label}</span>
              </Link>
            )}
          </p>
        )}
      </Head>
      {change > 0 && (
        <Change role="status">
          {words.change()} <strong>{formatSum(change, sale.currency)}</strong>
        </Change>
      )}
      {sale.giftCards.map((card) => (
        <NewGiftCard
          key={card._id}
          card={card}
          currency={sale.currency}
          salon={salon}
          email={email}
          isPrinting={printed === card._id}
          onPrint={() => print(card._id)}
        />
      ))}
      {sale.mode === 'elsewhere' ? (
        <p>{words.receiptElsewhere()}</p>
      ) : (
        <ReceiptActions
          sale={sale}
          salon={salon}
          email={email}
          isPrinting={printed === sale._id}
          onPrint={() => print(sale._id)}
        />
      )}
      {sale.booking && <RebookStrip bookingId={sale.booking._id} timeZone={salon.timeZone} />}
      <DialogActions>
        <Button onClick={() => leave(onClose)}>{words.done()}</Button>
      </DialogActions>
    </Stack>
  );
}
