import styled from 'styled-components';
import { useFormats } from '../../ui/use-formats';
import { SelectField } from '../../ui/field';
import { changedTerms, namesOf, termsText, type Agreed, type Terms } from './move-terms-text';
import type { PriceChoice } from './mutations';

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

/** With whom, how long and for how much a booking would be, before it is moved. Empty until that is known. */
export function MoveTerms({
  before,
  preview,
  price,
  onPrice,
}: {
  /** What is agreed. */
  before: Agreed;
  preview: (Terms & { currentPrice: number }) | undefined;
  price: PriceChoice;
  /** For the desk, which may choose between the agreed price and theirs. */
  onPrice?: ((price: PriceChoice) => void) | undefined;
}) {
  const { formatMoney } = useFormats();
  const changed = preview && changedTerms(before, preview);
  const names = preview && namesOf(preview);
  return (
    <Box hidden={!preview}>
      {preview && onPrice && preview.currentPrice !== before.totalPrice && (
        <SelectField
          label="Price"
          value={price}
          onChange={(event) => onPrice(event.target.value === 'current' ? 'current' : 'agreed')}
        >
          <option value="agreed">
            Keep {formatMoney(before.totalPrice, before.currency ?? preview.currency)}, as agreed
          </option>
          <option value="current">
            Take {formatMoney(preview.currentPrice, preview.currency)}, the price of {names}
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
