import { Printer } from 'lucide-react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Paper } from '../../../ui/paper';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { GiftCardPaper } from './gift-card-paper';
import type { SoldGiftCard } from './models';

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  padding: var(--s-5);
  border: 1px solid var(--brass-line);
  border-radius: var(--r-3);
  text-align: center;

  h3 {
    font: 400 var(--t-h3) / 1.25 var(--font-display);
  }
  code {
    font:
      600 1.375rem / 1.4 ui-monospace,
      monospace;
    letter-spacing: 0.06em;
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** As its buyer has written it, line by line. */
const Greeting = styled.p`
  max-width: 100%;
  font-style: italic;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** A card that was just sold, with its code: it is said here and on paper, and nowhere again. */
export function NewGiftCard({
  card,
  currency,
  salon,
  isPrinting,
  onPrint,
}: {
  card: SoldGiftCard;
  currency: Currency;
  salon: Salon;
  isPrinting: boolean;
  onPrint: () => void;
}) {
  const words = useWords(giftCards);
  const { formatSum } = useFormats();
  const { value, code, message } = card;
  // An answer that came twice has it no more.
  if (code === null) return null;
  return (
    <Box>
      {isPrinting && (
        <Paper>
          <GiftCardPaper card={{ ...card, code }} currency={currency} salon={salon} />
        </Paper>
      )}
      <h3>{words.cardOf({ money: formatSum(value, currency) })}</h3>
      <code dir="ltr">{code}</code>
      {message !== '' && <Greeting dir="auto">{message}</Greeting>}
      <Hint>{words.shownOnce()}</Hint>
      <Button variant="ghost" size="small" onClick={onPrint}>
        <Icon of={Printer} size={18} /> {words.printCard()}
      </Button>
    </Box>
  );
}
