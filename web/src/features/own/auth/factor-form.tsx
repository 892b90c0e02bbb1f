import { useState, type ComponentProps, type ReactNode } from 'react';
import { KeyRound } from 'lucide-react';
import styled from 'styled-components';
import { hasPasskeys } from '../../../api/has-passkeys';
import type { ProblemError } from '../../../api/problem';
import type { Way } from '../../../api/proof';
import { useAction } from '../../../api/use-action';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { required } from '../../../lib/field-rules';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { Field, PasswordField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { Stack } from '../../../ui/layout';
import { twoStep } from '../../../words/two-step.gen';
import type { TwoStepWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-1) var(--s-3);
  /* Their words begin where those above them do. */
  margin-inline-start: -18px;
`;

/** Callbacks for each way to confirm; they throw on failure. */
interface WayProps {
  /** The button's label. */
  action: string;
  /** For an app's or recovery code: the server knows which. */
  onCode: (code: string) => Promise<void>;
  onPasskey: () => Promise<void>;
  /** Left out if a password was already entered. */
  onPassword?: (password: string) => Promise<void>;
  /** A way to log in with Google again; left out during a log-in. */
  google?: ReactNode;
}

/** Asks the user to confirm their identity in one of these ways, and offers the others below. */
export function FactorForm({ ways, ...rest }: WayProps & { ways: readonly Way[] }) {
  const words = useWords(twoStep);
  const usable = ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const [chosen, choose] = useState<Way | null>(null);
  const way = chosen ?? usable[0];
  if (!way) return <p>{words.noWayHere()}</p>;
  const others = usable.filter((other) => other !== way);
  return (
    <Stack $gap={4}>
      <Asked key={way} way={way} {...rest} />
      {others.length > 0 && (
        <Ways>
          {others.map((other) => (
            <Button key={other} variant="quiet" size="small" onClick={() => choose(other)}>
              {choiceOf(words, other)}
            </Button>
          ))}
        </Ways>
      )}
    </Stack>
  );
}

function choiceOf(words: TwoStepWords, way: Way): string {
  switch (way) {
    case 'totp':
      return words.useApp();
    case 'passkey':
      return words.usePasskey();
    case 'password':
      return words.usePassword();
    case 'google':
      return words.useGoogle();
    case 'recovery':
      return words.useRecovery();
  }
}

function Asked({ way, ...rest }: WayProps & { way: Way }) {
  switch (way) {
    case 'totp':
      return <AppCode {...rest} />;
    case 'passkey':
      return <PasskeyPress {...rest} />;
    case 'password':
      return <Password {...rest} />;
    case 'google':
      return rest.google;
    case 'recovery':
      return <RecoveryCode {...rest} />;
  }
}

function AppCode({ action, onCode }: WayProps) {
  const words = useWords(twoStep);
  const form = useApiForm({
    defaultValues: { code: '' },
    send: ({ code }) =>
      onCode(code).catch((problem: unknown) => {
        form.setValue('code', '');
        throw problem;
      }),
    sentences: sentencesIn(words),
    fieldErrorsOf: wrongField('code', words.wrongCode()),
  });
  return (
    <Sheet form={form} lead={words.openApp()} action={action}>
      <CodeField label={words.code()} autoFocus {...form.field('code', required(words.codeRequired()))} />
    </Sheet>
  );
}

function RecoveryCode({ action, onCode }: WayProps) {
  const words = useWords(twoStep);
  const form = useApiForm({
    defaultValues: { code: '' },
    send: ({ code }) => onCode(code),
    sentences: sentencesIn(words),
    fieldErrorsOf: wrongField('code', words.wrongRecovery()),
  });
  return (
    <Sheet form={form} lead={words.enterRecovery()} action={action}>
      <Field
        label={words.recoveryCode()}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        autoFocus
        {...form.field('code', required(words.recoveryRequired()))}
      />
    </Sheet>
  );
}

function Password({ action, onPassword }: WayProps) {
  const words = useWords(twoStep);
  const form = useApiForm({
    defaultValues: { password: '' },
    send: async ({ password }) => onPassword?.(password),
    sentences: sentencesIn(words),
    fieldErrorsOf: wrongField('password', words.wrongPassword()),
  });
  return (
    <Sheet form={form} action={action}>
      <PasswordField
        label={words.password()}
        autoComplete="current-password"
        maxLength={256}
        autoFocus
        {...form.field('password', required(words.enterPassword()))}
      />
    </Sheet>
  );
}

function PasskeyPress({ onPasskey }: WayProps) {
  const words = useWords(twoStep);
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  return (
    <Stack $gap={4}>
      <p>{words.confirmByPasskey()}</p>
      <Button isWide isBusy={isBusy} autoFocus onClick={() => void run(onPasskey)}>
        <Icon of={KeyRound} /> {words.usePasskey()}
      </Button>
      <FormFailure sentence={problem && sentenceOf(problem, sentencesIn(words))} />
    </Stack>
  );
}

/** Problem messages for confirming. */
const sentencesIn = (words: TwoStepWords): Readonly<Record<string, string>> => ({
  'passkey-stopped': words.passkeyStopped(),
  // During a log-in, the first step expires after five minutes.
  'not-found': words.logInAgain(),
});

const wrongCodes = ['wrong-password', 'invalid-verification-code', 'invalid-input'];

/** The entered value is wrong, for any reason. */
const wrongField =
  (field: string, sentence: string) =>
  ({ code }: ProblemError): Record<string, string> =>
    wrongCodes.includes(code) ? { [field]: sentence } : {};

function Sheet({
  form,
  lead,
  action,
  children,
}: {
  form: ComponentProps<typeof Form>['form'] & { isBusy: boolean; failure: string | null };
  lead?: string;
  action: string;
  children: ReactNode;
}) {
  return (
    // Leaving loses nothing with a code, so it does not ask.
    <Form form={{ ...form, isUnsaved: false }} method="post">
      {lead && <p>{lead}</p>}
      {children}
      <Button type="submit" isWide isBusy={form.isBusy}>
        {action}
      </Button>
      <FormFailure sentence={form.failure} />
    </Form>
  );
}
