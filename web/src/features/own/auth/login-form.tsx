import { useState, type KeyboardEvent } from 'react';
import { answerOf, client } from '../../../api/client';
import { asProblem } from '../../../api/problem';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { Button } from '../../../ui/button';
import { useFieldRules } from '../../../ui/use-field-rules';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { useLastWay } from '../../../ui/use-last-way';
import { Field, PasswordField } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { requestCode, type SentCode } from './code-calls';
import { greet } from './greet';
import { Divider } from './other-ways';
import { forgetTyped, rememberTyped, typedBefore } from './typed';
import { useNextStep } from './use-next-step';
import { auth } from '../../../words/auth.gen';
import { fields } from '../../../words/fields.gen';
import { loginCodes } from '../../../words/login-codes.gen';
import { useWords } from '../../../words/use-words';

/**
 * The email address, then a code and the password as alternatives; the page continues once there is a session. Their
 * order depends on this browser, never on the address.
 */
export function LoginForm({
  origin,
  failureCode,
  onCode,
}: {
  origin: string;
  failureCode: string | null;
  /** Called when a code was sent. Left out if the salon sends none. */
  onCode?: ((sent: SentCode) => void) | undefined;
}) {
  const words = useWords(auth);
  const labels = useWords(fields);
  const codes = useWords(loginCodes);
  const isHydrated = useIsHydrated();
  const [lastWay, rememberWay] = useLastWay();
  const [isSendingCode, setSendingCode] = useState(false);
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const goOn = useNextStep();
  const [isTooWeak, setTooWeak] = useState(false);
  const form = useApiForm({
    defaultValues: { email: typedBefore().email, password: '', newPassword: '' },
    onDraft: rememberTyped,
    send: async ({ newPassword, ...known }) => {
      const body = isTooWeak ? { ...known, newPassword } : known;
      const call = answerOf(client.POST('/auth/login', { body })).catch((thrown: unknown) => {
        if (isTooWeak || asProblem(thrown).code !== 'weak-password') throw thrown;
        setTooWeak(true);
        return null;
      });
      const answer = await call;
      if (!answer) return false;
      rememberWay('password');
      if ('next' in answer) return goOn(answer, origin);
      forgetTyped();
      await begin(answer.user);
      greet(words, answer.user, false);
      return true;
    },
    sentences: authSentences(words),
    initialFailure: arrivalFailure(words, failureCode),
  });

  const isCodeFirst = onCode !== undefined && lastWay === 'code' && !isTooWeak;
  const sendCode = async () => {
    if (!onCode || !(await form.trigger('email', { shouldFocus: true }))) return;
    setSendingCode(true);
    form.attempt(async ({ email }) => {
      try {
        onCode(await requestCode({ email, from: origin }));
      } finally {
        setSendingCode(false);
      }
    });
  };
  const codeButton = onCode && (
    <Button
      variant={isCodeFirst ? 'primary' : 'ghost'}
      isWide
      isBusy={isSendingCode}
      disabled={!isHydrated}
      onClick={() => void sendCode()}
    >
      {codes.sendCode()}
    </Button>
  );
  const or = <Divider>{words.or()}</Divider>;
  /** Enter uses the first option, until a password is entered. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !isCodeFirst || form.getValues('password') !== '') return;
    event.preventDefault();
    void sendCode();
  };

  return (
    <AuthForm
      form={form}
      submitLabel={words.login()}
      waitingLabel={isSendingCode ? codes.sendingCode() : words.loggingIn()}
      isQuiet={isCodeFirst}
      after={
        codeButton &&
        !isCodeFirst && (
          <>
            {or}
            {codeButton}
          </>
        )
      }
    >
      <Field
        label={labels.email()}
        type="email"
        autoComplete="username"
        onKeyDown={onKeyDown}
        {...form.field('email', rules.email)}
      />
      {isCodeFirst && (
        <>
          {codeButton}
          {or}
        </>
      )}
      <PasswordField
        label={labels.password()}
        autoComplete="current-password"
        {...form.field('password', rules.password)}
      />
      {isTooWeak && (
        <>
          <p role="status">{words.harderPassword()}</p>
          <PasswordField
            label={labels.newPassword()}
            autoComplete="new-password"
            autoFocus
            hint={rules.adminPasswordHint}
            {...form.field('newPassword', rules.adminPassword)}
          />
        </>
      )}
    </AuthForm>
  );
}
