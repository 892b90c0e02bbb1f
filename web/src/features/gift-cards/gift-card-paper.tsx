import styled from 'styled-components';
import type { Salon } from '../../api/models';
import type { Currency } from '../../lib/currency';
import { useFormats } from '../../ui/use-formats';
import { giftCards } from '../../words/gift-cards.gen';
import { useWords } from '../../words/use-words';

const Card = styled.article`
  display: grid;
  justify-items: center;
  align-content: space-between;
  gap: 8mm;
  width: 148mm;
  min-height: 96mm;
  margin-inline: auto;
  padding: 12mm;
  border: 0.75pt solid #999;
  border-radius: 4mm;
  text-align: center;

  h2 {
    font: 400 24pt/1.2 var(--font-display);
  }
  strong {
    font: 400 34pt/1.1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  code {
    padding: 3mm 6mm;
    border: 0.75pt dashed #777;
    font:
      600 15pt/1.3 ui-monospace,
      monospace;
    letter-spacing: 0.06em;
  }
  small {
    font-size: 9.5pt;
  }
`;

/** A card to give away, on half a sheet of A4. */
export function GiftCardPaper({
  value,
  code,
  currency,
  salon: { name, address, phone },
}: {
  value: number;
  code: string;
  currency: Currency;
  salon: Salon;
}) {
  const words = useWords(giftCards);
  const { formatMoney } = useFormats();
  return (
    <Card>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>{words.giftCard()}</p>
      <strong>{formatMoney(value, currency)}</strong>
      <code dir="ltr">{code}</code>
      <small>
        {words.bringCode()}
        <br />
        <bdi>
          {address.street}, {address.postalCode} {address.city}
        </bdi>{' '}
        · <span dir="ltr">{phone}</span>
      </small>
    </Card>
  );
}
