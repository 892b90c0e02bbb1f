import { useState } from 'react';
import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { useAction } from '../../../api/use-action';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { giftCards } from '../../../words/gift-cards.gen';
import { useWords } from '../../../words/use-words';
import { giftCardSentences, useLookAtGiftCard } from '../gift-cards/use-gift-cards';
import type { DraftPayment } from './draft';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s-2);

  input {
    font-family: ui-monospace, monospace;
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  button {
    min-height: 48px;
  }
`;
const Balance = styled.p`
  color: var(--success);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The code of a gift card and its balance: nothing can be taken from it before the balance was checked. */
export function GiftCardFields({
  payment,
  currency,
  error,
  onChange,
}: {
  payment: DraftPayment;
  currency: Currency;
  error: string | undefined;
  onChange: (part: Pick<DraftPayment, 'giftCardCode' | 'balance'>) => void;
}) {
  const words = useWords(checkout);
  const ofCards = useWords(giftCards);
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const look = useLookAtGiftCard();
  const { run, isBusy, problem } = useAction();
  const code = payment.giftCardCode;
  // Too many codes are refused, so don't check the same one twice automatically.
  const [asked, setAsked] = useState('');
  const check = () =>
    run(async () => {
      if (code.trim() === '') return;
      setAsked(code);
      const { balance } = await look(code);
      onChange({ giftCardCode: code, balance });
    });
  const failure = problem
    ? (problem.fieldErrors['code'] ?? sentenceOf(problem, giftCardSentences(ofCards)))
    : undefined;
  const shown = failure ?? error;
  return (
    <>
      <Row>
        <Field
          label={words.giftCardCode()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={60}
          aria-required
          value={code}
          aria-invalid={shown && payment.balance === null ? true : undefined}
          onChange={({ target }) => onChange({ giftCardCode: target.value, balance: null })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || payment.balance !== null) return;
            // Enter checks the balance before anything is taken.
            event.preventDefault();
            void check();
          }}
          onBlur={() => payment.balance === null && code !== asked && void check()}
        />
        <Button variant="ghost" size="small" isBusy={isBusy} onClick={() => void check()}>
          {words.look()}
        </Button>
      </Row>
      <div role="status">
        {payment.balance !== null && (
          <Balance>{words.balanceIs({ money: formatSum(payment.balance, currency) })}</Balance>
        )}
      </div>
      {payment.balance === null && shown && (
        <p role="alert" data-failure tabIndex={-1}>
          {shown}
        </p>
      )}
    </>
  );
}
