import styled from 'styled-components';
import { SelectField } from '../../../ui/field';
import { inSentence } from '../../../words/in-sentence';
import { changedTerms, namesOf, termsText, type Agreed, type Terms } from './move-terms-text';
import type { PriceChoice } from '../bookings/mutations';
import { useBookingTexts } from '../bookings/use-booking-texts';

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

/** The booking's people, duration and price after the move. Empty until known. */
export function MoveTerms({
  before,
  preview,
  price,
  onPrice,
}: {
  /** The current agreement. */
  before: Agreed;
  preview: (Terms & { currentPrice: number }) | undefined;
  price: PriceChoice;
  /** For the desk, which may choose the agreed or the current price. */
  onPrice?: ((price: PriceChoice) => void) | undefined;
}) {
  const texts = useBookingTexts();
  const { words, formats } = texts;
  const changed = preview && changedTerms(texts, before, preview);
  const names = preview ? namesOf(formats, preview) : '';
  return (
    <Box hidden={!preview}>
      {preview && onPrice && preview.currentPrice !== before.totalPrice && (
        <SelectField
          label={words.price()}
          value={price}
          onChange={(event) => onPrice(event.target.value === 'current' ? 'current' : 'agreed')}
        >
          <option value="agreed">
            {words.keepAgreed({
              price: formats.formatMoney(before.totalPrice, before.currency ?? preview.currency),
            })}
          </option>
          <option value="current">
            {words.takeCurrent({
              price: formats.formatMoney(preview.currentPrice, preview.currency),
              names,
            })}
          </option>
        </SelectField>
      )}
      <p role="status">
        {preview &&
          (changed
            ? inSentence(
                words.withChanged,
                { names: <bdi>{names}</bdi>, changed },
                { strong: (inner) => <strong>{inner}</strong> },
              )
            : inSentence(words.withAsAgreed, {
                names: <bdi>{names}</bdi>,
                terms: termsText(texts, preview),
              }))}
      </p>
    </Box>
  );
}
