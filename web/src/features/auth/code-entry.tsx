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
import { askSecondStep } from './second-step';
import { forgetTyped } from './typed';
import { inSentence } from '../../words/in-sentence';
import { loginCodes } from '../../words/login-codes.gen';
import { useWords } from '../../words/use-words';

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
  const words = useWords(loginCodes);
  const sentences = codeSentences(words);
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const answer = await confirmCode(code).catch((problem: unknown) => {
        form.setValue('code', '');
        throw problem;
      });
      forgetTyped();
      if ('next' in answer) return askSecondStep();
      const { user, isNew } = answer;
      onSignedIn?.(user, isNew);
      return begin(user);
    },
    sentences,
    fieldErrorsOf: (problem): Record<string, string> => {
      if (problem.code === 'invalid-input') return { code: words.sixDigits() };
      return problem.code === 'invalid-verification-code' ? { code: sentenceOf(problem, sentences) } : {};
    },
  });
  const field = form.field('code', { required: words.codeRequired() });
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
        {sent.shown === null
          ? inSentence(
              words.codeSentTo,
              { email: <bdi dir="ltr">{sent.email}</bdi> },
              { strong: (inner) => <strong>{inner}</strong> },
            )
          : words.codeWouldBeSent()}
      </p>
      {sent.shown !== null && (
        <Alert title={words.demoSendsNone()}>
          <p>
            {inSentence(
              words.hereIsTheCode,
              { code: sent.shown },
              { code: (inner) => <Shown dir="ltr">{inner}</Shown> },
            )}
          </p>
        </Alert>
      )}
      <CodeForm form={form} id={id}>
        <Field
          label={words.code()}
          dir="ltr"
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
          {words.sendAnother()}
        </Button>
        <Button variant="ghost" size="small" onClick={onOtherAddress}>
          {words.useAnotherEmail()}
        </Button>
      </ButtonRow>
      <Hint>
        {sent.shown === null && `${words.noEmailYet()} `}
        {children}
      </Hint>
    </Stack>
  );
}
