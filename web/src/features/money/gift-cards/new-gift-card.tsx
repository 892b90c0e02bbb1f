import { useState } from 'react';
import { Mail, Printer } from 'lucide-react';
import styled from 'styled-components';
import { useMailReach } from '../../../api/use-mail-reach';
import type { Salon } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { Checkbox } from '../../../ui/checkbox';
import { Icon } from '../../../ui/icon';
import { Paper } from '../../../ui/paper';
import { Hint } from '../../../ui/text';
import { useReportUnsaved } from '../../../ui/unsaved';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { EmailCard } from './email-card';
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

/** The buyer's message, line by line. */
const Greeting = styled.p`
  max-width: 100%;
  font-style: italic;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/**
 * A card just sold, or with a new code. The code is never shown again, so the surrounding dialog asks before closing
 * until it was printed, emailed or written down.
 */
export function NewGiftCard({
  card,
  currency,
  salon,
  email,
  isPrinting,
  onPrint,
}: {
  card: SoldGiftCard;
  currency: Currency;
  salon: Salon;
  /** The client's address; empty without one. */
  email: string;
  isPrinting: boolean;
  onPrint: () => void;
}) {
  const words = useWords(giftCards);
  const reach = useMailReach();
  const { formatSum } = useFormats();
  const { value, code, message } = card;
  const [isKept, setKept] = useState(false);
  const [isNoted, setNoted] = useState(false);
  const [isEmailing, setEmailing] = useState(false);
  useReportUnsaved(code !== null && !isKept && !isNoted);
  // A repeated response no longer contains it.
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
      <ButtonRow>
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            setKept(true);
            onPrint();
          }}
        >
          <Icon of={Printer} size={18} /> {words.printCard()}
        </Button>
        {reach !== 'nobody' && (
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isEmailing}
            onClick={() => setEmailing(!isEmailing)}
          >
            <Icon of={Mail} size={18} /> {words.emailCard()}
          </Button>
        )}
      </ButtonRow>
      {isEmailing && (
        <EmailCard
          cardId={card._id}
          code={code}
          email={email}
          onSent={() => {
            setKept(true);
            setEmailing(false);
          }}
        />
      )}
      <Checkbox
        label={words.isNoted()}
        checked={isNoted}
        onChange={({ target }) => setNoted(target.checked)}
      />
    </Box>
  );
}
