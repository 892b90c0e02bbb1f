import { useState } from 'react';
import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import type { Currency } from '../../../lib/currency';
import { required } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/button-row';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { useFormats } from '../../../ui/use-formats';
import { giftCards } from '../../../words/gift-cards.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { CardFacts } from './card-facts';
import type { GiftCard } from './models';
import { giftCardSentences, useLookAtGiftCard } from './use-gift-cards';

const Left = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--s-2) var(--s-4);
  font-weight: 600;

  strong {
    font: 400 2.25rem / 1.15 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** Shows the balance of the card with a code, and reveals nothing about unknown codes. */
export function LookDialog({
  currency,
  timeZone,
  onClose,
}: {
  currency: Currency;
  timeZone: string;
  onClose: () => void;
}) {
  const words = useWords(giftCards);
  const close = useWords(shell).close();
  const { formatSum } = useFormats();
  const look = useLookAtGiftCard();
  const [found, setFound] = useState<GiftCard | null>(null);
  const form = useApiForm({
    defaultValues: { code: '' },
    sentences: giftCardSentences(words),
    send: async ({ code }) => {
      setFound(null);
      setFound(await look(code));
    },
  });
  return (
    <Dialog title={words.lookUp()} isOpen onClose={onClose}>
      <Form form={form}>
        <Field
          label={words.code()}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...form.field('code', required(words.typeCode()))}
        />
        <FormFailure sentence={form.failure} />
        <div role="status">
          {found && (
            <Stack $gap={3}>
              <Left>
                {words.left()} <strong>{formatSum(found.balance, currency)}</strong>
              </Left>
              <CardFacts card={found} currency={currency} timeZone={timeZone} />
            </Stack>
          )}
        </div>
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {close}
          </Button>
          <Button type="submit" isBusy={form.isBusy}>
            {words.look()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
