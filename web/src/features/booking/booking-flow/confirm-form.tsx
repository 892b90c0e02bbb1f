import { type ComponentProps, useEffect, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useSalon } from '../../../api/use-salon';
import { useSession } from '../../../api/use-session';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { ForWhom } from '../../own/family/lazy-for-whom';
import { useHasPeople } from '../../own/family/use-has-people';
import { Muted } from '../../../ui/text';
import { book } from '../../../words/book.gen';
import { inSentence } from '../../../words/in-sentence';
import { useWords } from '../../../words/use-words';
import { keep, keptDraft, keptPhone, type Draft } from './flow-storage';
import { CONFIRM_FORM_ID } from './use-code-booking';

/** A readable width for a form. */
export const Narrow = styled.div`
  max-width: 560px;
`;

const keepDraft = (draft: Draft | null) => keep('draft', draft);

interface DraftFieldsProps {
  phone: Omit<ComponentProps<typeof Field>, 'label'>;
  note: Omit<ComponentProps<typeof TextArea>, 'label'>;
}

/** The fields that everyone fills in. */
export function DraftFields({ phone, note }: DraftFieldsProps) {
  const words = useWords(book);
  return (
    <>
      <Field
        label={words.phone()}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        hint={words.phoneHint()}
        {...phone}
      />
      <TextArea
        label={words.anythingToKnow()}
        rows={3}
        maxLength={1000}
        hint={words.anythingHint()}
        {...note}
      />
    </>
  );
}

/** The salon may require a phone number for online bookings. */
export function usePhoneRule() {
  const rules = useFieldRules();
  return useSalon().data?.requiresPhone ? rules.phoneNeeded : rules.phone;
}

/** Reports when the form is mounted, because its button is elsewhere and would do nothing before. */
export function useReady(onReady: (isReady: boolean) => void): void {
  useEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);
}

/** Notes for the salon, and the client's phone number. Stored in this tab until the booking is made. */
export function ConfirmForm({
  personId,
  onPerson,
  onReady,
  onConfirm,
}: {
  /** Someone whom the client looks after; null for the client themselves. */
  personId: string | null;
  onPerson: (personId: string | null) => void;
  onReady: (isReady: boolean) => void;
  onConfirm: (draft: Draft) => Promise<void>;
}) {
  useReady(onReady);
  const phoneRule = usePhoneRule();
  const [kept] = useState(() => ({ draft: keptDraft(), phone: keptPhone() }));
  const form = useApiForm<Draft>({
    defaultValues: { phone: kept.phone, note: '' },
    draft: kept.draft,
    onDraft: keepDraft,
    send: onConfirm,
  });

  const words = useWords(book);
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.name : '';
  const { data: account } = useApi('/account');
  const [isAsked, setAsked] = useState(false);
  const isFamily = useHasPeople(session.status === 'signed-in');
  const isChoosing = isAsked || isFamily || personId !== null;
  const { getValues, setValue } = form;
  useEffect(() => {
    // The account may load after its owner has started to type.
    if (account && getValues('phone') === '') setValue('phone', account.phone);
  }, [account, getValues, setValue]);

  return (
    <Narrow>
      {isChoosing ? (
        <ForWhom personId={personId} onChoose={onPerson} />
      ) : (
        name && (
          <ButtonRow>
            <Muted>{inSentence(words.bookingFor, { name: <bdi>{name}</bdi> })}</Muted>
            <Button variant="quiet" size="small" onClick={() => setAsked(true)}>
              {words.forSomeoneElse()}
            </Button>
          </ButtonRow>
        )
      )}
      <Form form={form} id={CONFIRM_FORM_ID}>
        <DraftFields phone={form.field('phone', phoneRule)} note={form.field('note')} />
      </Form>
    </Narrow>
  );
}
