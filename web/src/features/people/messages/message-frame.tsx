import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { contact } from '../../../words/contact.gen';
import { useWords } from '../../../words/use-words';
import type { MessageForm } from './use-message-form';

const Foot = styled.div`
  display: grid;
  gap: var(--s-4);
  justify-items: start;
`;
/** Invisible, not focusable, and hidden from screen readers: only bots fill it in. */
const Trap = styled.div`
  position: absolute;
  inset-inline-start: -10000px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

function Honeypot({ register }: Pick<MessageForm, 'register'>) {
  const words = useWords(contact);
  return (
    <Trap aria-hidden>
      <label>
        {words.website()}
        <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </label>
    </Trap>
  );
}

function Arrived({ onWriteAnother }: { onWriteAnother: () => void }) {
  const words = useWords(contact);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Alert tone="success" title={words.hasArrived()} ref={ref}>
      <p>{words.thankYou()}</p>
      <Button variant="ghost" size="small" onClick={onWriteAnother}>
        {words.writeAnother()}
      </Button>
    </Alert>
  );
}

/** A message's fields and button, an error below in red, or a thank-you in their place. */
export function MessageFrame({
  form,
  label,
  submitLabel,
  children,
}: {
  form: MessageForm;
  /** The form's accessible name. */
  label: string;
  submitLabel: string;
  children: ReactNode;
}) {
  const { isBusy, failure, hasArrived, writeAnother, register } = form;
  const isHydrated = useIsHydrated();
  if (hasArrived) return <Arrived onWriteAnother={writeAnother} />;
  return (
    // Nothing is sent before hydration. If a program does so anyway, the message doesn't end up in the URL.
    <Form form={form} method="post" aria-label={label}>
      <Stack $gap={5}>
        {children}
        <Honeypot register={register} />
        <Foot>
          <Button type="submit" isBusy={isBusy} disabled={!isHydrated}>
            {submitLabel}
          </Button>
          <FormFailure sentence={failure} />
        </Foot>
      </Stack>
    </Form>
  );
}
