import { answerOf, client } from '../../../api/client';
import { useApiForm } from '../../../api/use-api-form';
import { useSessionActions } from '../../../api/use-session';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field, PasswordField } from '../../../ui/field';
import { AuthForm } from './auth-form';
import { arrivalFailure, authSentences } from './auth-sentences';
import { greet } from './greet';
import { forgetTyped, rememberTyped, typedBefore } from './typed';
import { auth } from '../../../words/auth.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** A new account: name, email, password. */
export function SignUpForm({ failureCode }: { failureCode: string | null }) {
  const words = useWords(auth);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { ...typedBefore(), password: '' },
    onDraft: rememberTyped,
    send: async (values) => {
      const { user } = await answerOf(client.POST('/auth/sign-up', { body: values }));
      forgetTyped();
      await begin(user);
      greet(words, user, true);
    },
    sentences: authSentences(words),
    initialFailure: arrivalFailure(words, failureCode),
  });

  return (
    <AuthForm form={form} submitLabel={words.signUp()} waitingLabel={words.creatingAccount()}>
      <Field label={labels.name()} autoComplete="name" {...form.field('name', rules.name)} />
      <Field
        label={labels.email()}
        type="email"
        autoComplete="username"
        {...form.field('email', rules.email)}
      />
      <PasswordField
        label={labels.password()}
        autoComplete="new-password"
        hint={rules.passwordHint}
        {...form.field('password', rules.password)}
      />
    </AuthForm>
  );
}
