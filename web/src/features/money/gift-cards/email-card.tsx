import styled from 'styled-components';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { toast } from '../../../ui/toast';
import { useFieldRules } from '../../../ui/use-field-rules';
import { giftCards } from '../../../words/gift-cards.gen';
import { noMail } from '../../../words/no-mail.gen';
import { useWords } from '../../../words/use-words';
import { useEmailGiftCard } from './use-gift-cards';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: var(--s-2);
  text-align: start;

  > button {
    margin-top: 30px;
  }
`;

/** Emails a card with its code. */
export function EmailCard({
  cardId,
  code,
  email,
  onSent,
}: {
  cardId: string;
  code: string;
  /** The field's initial value. */
  email: string;
  onSent: () => void;
}) {
  const words = useWords(giftCards);
  const rules = useFieldRules();
  const sendCard = useEmailGiftCard();
  const mailWords = useWords(noMail);
  const reach = useMailReach();
  const form = useApiForm({
    defaultValues: { email },
    send: async (values) => {
      const address = values.email.trim();
      await sendCard(cardId, code, address);
      toast.success(reach === 'people' ? words.isEmailed({ email: address }) : mailWords.demoKeeps());
      onSent();
    },
  });
  return (
    <Form form={form} gap={2}>
      <Row>
        <Field
          label={words.emailAddress()}
          type="email"
          dir="ltr"
          autoComplete="off"
          autoFocus
          {...form.field('email', rules.email)}
        />
        <Button type="submit" isBusy={form.isBusy}>
          {words.send()}
        </Button>
      </Row>
      <FormFailure sentence={form.failure} />
    </Form>
  );
}
