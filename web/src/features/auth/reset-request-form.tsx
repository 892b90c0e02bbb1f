import { answerOf, client } from '../../api/client';
import { useApiForm } from '../../api/use-api-form';
import { resetEmailRules } from '../../lib/field-rules';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AuthForm } from './auth-form';

/** Asks for the link. The answer never tells whether the address has an account. */
export function ResetRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useApiForm({
    defaultValues: { email: '' },
    send: async (values) => {
      await answerOf(client.POST('/auth/reset-request', { body: values }));
      toast.success('Email sent');
      onSent(values.email);
    },
    explain: ({ code }) => code,
  });

  return (
    <AuthForm form={form} submitLabel="Reset email" waitingLabel="Sending the email…">
      <Field label="Email" type="email" autoComplete="username" {...form.field('email', resetEmailRules)} />
    </AuthForm>
  );
}
