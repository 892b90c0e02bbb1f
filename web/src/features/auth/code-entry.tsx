import type { ChangeEvent, ReactNode } from 'react';
import styled from 'styled-components';
import type { SessionUser } from '../../api/models';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { FormFailure } from '../../ui/form-failure';
import { Stack } from '../../ui/layout';
import { Hint } from '../../ui/text';
import { codeSentences } from './auth-sentences';
import { confirmCode, requestCode, type SentCode } from './code-calls';
import { forgetTyped } from './typed';

const digits = 6;

const CodeForm = styled(Form)`
  max-width: 360px;

  input {
    font-size: 1.5rem;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0.35em;
  }
`;
const Shown = styled.output`
  font-size: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.2em;
`;

/** The field for a code that is on its way. The sixth digit sends it. */
export function CodeEntry({
  id,
  sent,
  submitLabel,
  onSignedIn,
  onSentAgain,
  onOtherAddress,
  children,
}: {
  /** Of the form, for a button that stands elsewhere. */
  id?: string;
  sent: SentCode;
  /** Left out where the button stands elsewhere. */
  submitLabel?: string;
  onSignedIn?: (user: SessionUser, isNew: boolean) => void;
  onSentAgain: (sent: SentCode) => void;
  onOtherAddress: () => void;
  /** Another way, for whom no email comes. */
  children?: ReactNode;
}) {
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const { user, isNew } = await confirmCode(code).catch((problem: unknown) => {
        form.setValue('code', '');
        throw problem;
      });
      forgetTyped();
      onSignedIn?.(user, isNew);
      await begin(user);
    },
    sentences: codeSentences,
    fieldErrorsOf: (problem): Record<string, string> => {
      if (problem.code === 'invalid-input') return { code: 'The code has six digits.' };
      return problem.code === 'invalid-verification-code' ? { code: sentenceOf(problem, codeSentences) } : {};
    },
  });
  const field = form.field('code', { required: 'Enter the code' });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    // However it was pasted: "123 456", or with a word before it.
    target.value = target.value.replaceAll(/\D/g, '').slice(0, digits);
    void field.onChange(event);
    if (target.value.length === digits) target.form?.requestSubmit();
  };
  const sendAgain = () =>
    form.attempt(async () => {
      onSentAgain(await requestCode(sent));
      form.setValue('code', '');
    });

  return (
    <Stack $gap={4}>
      <p role="status">
        {sent.shown === null ? (
          <>
            We have sent a code to <strong>{sent.email}</strong>. It works for ten minutes.
          </>
        ) : (
          'A code would now be on its way to you. It works for ten minutes.'
        )}
      </p>
      {sent.shown !== null && (
        <Alert title="This demo salon sends no emails">
          <p>
            In a real salon, the code comes by email. Here it is: <Shown>{sent.shown}</Shown>
          </p>
        </Alert>
      )}
      <CodeForm form={form} id={id}>
        <Field
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          {...field}
          onChange={type}
        />
        {submitLabel && (
          <Button type="submit" isWide isBusy={form.isBusy}>
            {submitLabel}
          </Button>
        )}
        <FormFailure sentence={form.failure} />
      </CodeForm>
      <ButtonRow>
        <Button variant="ghost" size="small" onClick={sendAgain}>
          Send another code
        </Button>
        <Button variant="ghost" size="small" onClick={onOtherAddress}>
          Use another email
        </Button>
      </ButtonRow>
      <Hint>
        {sent.shown === null && 'No email after a minute? Look among your unwanted emails, too. '}
        {children}
      </Hint>
    </Stack>
  );
}
