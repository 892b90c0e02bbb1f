import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { useSessionActions } from '../../api/use-session';
import { required } from '../../lib/field-rules';
import { useFieldRules } from '../../ui/use-field-rules';
import { Field, PasswordField } from '../../ui/field';
import { AuthForm } from './auth-form';
import { authSentences } from './auth-sentences';
import { auth } from '../../words/auth.gen';
import { emailLinks } from '../../words/email-links.gen';
import { fields } from '../../words/fields.gen';
import { useWords } from '../../words/use-words';

/** The first admin of a new installation, who proves with the one-time code that they can read the server's log. */
export function SetupForm({ code }: { code: string }) {
  const words = useWords(emailLinks);
  const general = useWords(auth);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { begin } = useSessionActions();
  const form = useApiForm({
    defaultValues: { code, name: '', email: '', password: '' },
    send: async (values) => {
      const { user } = await answerOf(client.POST('/setup', { body: values }));
      await begin(user);
      const { toast } = await import('../../ui/toaster');
      toast.success(general.welcome());
    },
    sentences: authSentences(general),
  });

  return (
    <AuthForm form={form} submitLabel={words.openTheSalon()} waitingLabel={words.settingUp()}>
      {!code && (
        <Field
          label={words.setupCode()}
          hint={words.setupCodeHint()}
          autoComplete="one-time-code"
          {...form.field('code', required(words.setupCodeRequired()))}
        />
      )}
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
        hint={words.setupPasswordHint({ rule: rules.adminPasswordHint })}
        {...form.field('password', rules.adminPassword)}
      />
    </AuthForm>
  );
}
