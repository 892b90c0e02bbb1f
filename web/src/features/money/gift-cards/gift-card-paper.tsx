import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { dayInUtc } from '../../../lib/local-day';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import type { SoldGiftCard } from './models';

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
  break-inside: avoid;

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

/** The buyer's message, line by line, even with long lines and words. */
const Greeting = styled.div`
  display: grid;
  justify-items: center;
  gap: 3mm;
  max-width: 100%;

  > [dir] {
    max-width: 100%;
    font: italic 400 14pt/1.4 var(--font-display);
    white-space: pre-line;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

/** A printable gift card on half a sheet of A4. */
export function GiftCardPaper({
  card: { value, code, message, givenOn, expiresOn },
  currency,
  salon: { name, address, phone },
}: {
  card: SoldGiftCard;
  currency: Currency;
  salon: Salon;
}) {
  const words = useWords(giftCards);
  const { formatMoney, formatDay } = useFormats();
  const dayText = (day: string) =>
    words.dayOfYear({ day: formatDay(dayInUtc(day), 'UTC'), year: day.slice(0, 4) });
  return (
    <Card>
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <p>{words.giftCard()}</p>
      <strong>{formatMoney(value, currency)}</strong>
      {(message !== '' || givenOn !== null) && (
        <Greeting>
          {message !== '' && <p dir="auto">{message}</p>}
          {givenOn !== null && <p>{dayText(givenOn)}</p>}
        </Greeting>
      )}
      <code dir="ltr">{code}</code>
      <small>
        {words.bringCode()}
        {expiresOn !== null && (
          <>
            <br />
            {words.validUntil()} {dayText(expiresOn)}
          </>
        )}
        <br />
        <bdi>
          {address.street}, {address.postalCode} {address.city}
        </bdi>{' '}
        · <span dir="ltr">{phone}</span>
      </small>
    </Card>
  );
}
