import styled from 'styled-components';
import { formatMoney } from '../../lib/format-money';
import { SelectField } from '../../ui/field';
import { changedTerms, namesOf, termsText } from './move-terms-text';
import type { useMoveBooking } from './use-move-booking';

const Box = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: var(--s-3);

  p {
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  strong {
    color: var(--text);
    font-weight: 600;
  }
`;

/** With whom, how long and for how much the booking would be, before it is moved. Empty until a time is chosen. */
export function MoveTerms({
  move: { booking, preview, isAtDesk, price, choosePrice },
}: {
  move: ReturnType<typeof useMoveBooking>;
}) {
  const changed = preview && changedTerms(booking, preview);
  const names = preview && namesOf(preview);
  return (
    <Box hidden={!preview}>
      {preview && isAtDesk && preview.currentPrice !== booking.totalPrice && (
        <SelectField
          label="Price"
          value={price}
          onChange={(event) => choosePrice(event.target.value === 'current' ? 'current' : 'agreed')}
        >
          <option value="agreed">Keep {formatMoney(booking.totalPrice, booking.currency)}, as agreed</option>
          <option value="current">
            Take {formatMoney(preview.currentPrice, booking.currency)}, the price of {names}
          </option>
        </SelectField>
      )}
      <p role="status">
        {preview &&
          (changed ? (
            <>
              With {names}: <strong>{changed}</strong>.
            </>
          ) : (
            <>
              With {names}: {termsText(preview)}, as agreed.
            </>
          ))}
      </p>
    </Box>
  );
}
