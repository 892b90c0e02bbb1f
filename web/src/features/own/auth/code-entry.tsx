import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SessionUser } from '../../../api/models';
import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { CodeField } from '../../../ui/code-field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { codeSentences } from './auth-sentences';
import { confirmCode, requestCode, type SentCode } from './code-calls';
import { forgetTyped } from './typed';
import { useNextStep } from './use-next-step';
import { inSentence } from '../../../words/in-sentence';
import { loginCodes } from '../../../words/login-codes.gen';
import { useWords } from '../../../words/use-words';

/** Problems that mean a useless code. */
const wrongCodes = new Set(['invalid-verification-code', 'code-expired']);

const CodeForm = styled(Form)`
  max-width: 360px;
`;
const Shown = styled.output`
  font-size: 1.5rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.2em;
`;

/** A field for a code that was sent. The sixth digit submits it. */
export function CodeEntry({
  id,
  sent,
  submitLabel,
  onSignedIn,
  onSentAgain,
  onOtherAddress,
  children,
}: {
  /** The form's id, for a button elsewhere. */
  id?: string;
  sent: SentCode;
  /** Left out if the button is elsewhere. */
  submitLabel?: string;
  onSignedIn?: (user: SessionUser, isNew: boolean) => void;
  onSentAgain: (sent: SentCode) => void;
  onOtherAddress: () => void;
  /** Alternatives for those who get no email. */
  children?: ReactNode;
}) {
  const words = useWords(loginCodes);
  const sentences = codeSentences(words);
  const sentenceOf = useSentenceOf();
  const { begin } = useSessionActions();
  const goOn = useNextStep();
  const form = useApiForm({
    defaultValues: { code: '' },
    send: async ({ code }) => {
      const answer = await confirmCode(code).catch((thrown: unknown) => {
        // A code that never reached the server may be right: pressing again resends it.
        if (wrongCodes.has(asProblem(thrown).code)) form.setValue('code', '');
        throw thrown;
      });
      if ('next' in answer) return goOn(answer, sent.from);
      forgetTyped();
      onSignedIn?.(answer.user, answer.isNew);
      return begin(answer.user);
    },
    sentences,
    fieldErrorsOf: (problem): Record<string, string> => {
      if (problem.code === 'invalid-input') return { code: words.sixDigits() };
      return problem.code === 'invalid-verification-code' ? { code: sentenceOf(problem, sentences) } : {};
    },
  });
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
        <CodeField
          label={words.code()}
          autoFocus
          {...form.field('code', { required: words.codeRequired() })}
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
