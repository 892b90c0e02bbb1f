import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { required } from '../../lib/field-rules';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';
import { authSentences } from './auth-sentences';

const codeRules = required('The setup code is required');

/** The first admin of a new installation, who proves with the one-time code that they can read the server's log. */
export function SetupForm({ code }: { code: string }) {
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { code, name: '', email: '', password: '' },
    send: async (values) => {
      const { user } = await answerOf(client.POST('/setup', { body: values }));
      await begin(user);
      toast.success('Welcome to the parlour!');
    },
    sentences: authSentences,
  });

  return (
    <AuthForm form={form} submitLabel="Open the salon" waitingLabel="Setting up…">
      {!code && (
        <Field
          label="Setup code"
          hint="The last part of the link in the server’s log."
          autoComplete="one-time-code"
          {...form.field('code', codeRules)}
        />
      )}
      <Field label="Name" autoComplete="name" {...form.field('name', rules.name)} />
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', rules.email)} />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={`${rules.adminPasswordHint} This account can change everything.`}
        {...form.field('password', rules.adminPassword)}
      />
    </AuthForm>
  );
}
