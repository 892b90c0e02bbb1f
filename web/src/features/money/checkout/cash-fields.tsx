import styled from 'styled-components';
import { stepCentsOf, type Currency } from '../../../lib/currency';
import { typedOf } from '../../../lib/typed-amount';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';
import { tenderedOf, type DraftPayment } from './draft';
import { likelyNotes } from './likely-notes';

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  button {
    flex: 1 1 0;
    border-radius: var(--r-2);
    padding-inline: 8px;
    font-variant-numeric: tabular-nums;
  }
  button:focus-visible {
    border-radius: var(--r-2);
  }
`;
const Change = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--r-2);
  background: var(--success-soft);
  color: var(--success);
  font-weight: 600;

  strong {
    font: 400 1.75rem / 1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** The cash handed over, and the change. */
export function CashFields({
  payment,
  amount,
  currency,
  error,
  onChange,
}: {
  payment: DraftPayment;
  /** The part of the sale that is paid in cash. */
  amount: number;
  currency: Currency;
  error: string | undefined;
  onChange: (tendered: string) => void;
}) {
  const words = useWords(checkout);
  const { formatSum, formatMoney } = useFormats();
  const given = tenderedOf(payment, amount);
  const notes = likelyNotes(amount, stepCentsOf(currency));
  return (
    <>
      <Field
        label={words.given()}
        placeholder={typedOf(amount)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        {...(error && { error })}
        value={payment.tendered}
        onChange={({ target }) => onChange(target.value)}
      />
      {notes.length > 0 && (
        <Notes>
          {notes.map((note) => (
            <Button
              key={note}
              variant="ghost"
              size="small"
              aria-pressed={given === note}
              onClick={() => onChange(given === note ? '' : typedOf(note))}
            >
              {formatMoney(note, currency)}
            </Button>
          ))}
        </Notes>
      )}
      <div role="status">
        {given !== null && given > amount && (
          <Change>
            {words.change()} <strong>{formatSum((given * 100 - amount * 100) / 100, currency)}</strong>
          </Change>
        )}
      </div>
    </>
  );
}
