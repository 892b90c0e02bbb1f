import { useApiForm } from '../../api/use-api-form';
import { required } from '../../lib/field-rules';
import { useFieldRules } from '../../ui/use-field-rules';
import { Button } from '../../ui/button';
import { Field, PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { toast } from '../../ui/toaster';
import { ButtonRow } from '../../ui/button-row';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

const sentMs = 8000;

/** Asks for another address; the account gets it once the link in the email to it was followed. */
export function EmailForm({ account: { hasPassword }, onClose }: { account: Account; onClose: () => void }) {
  const rules = useFieldRules();
  const { changeEmail } = useAccountActions();
  const form = useApiForm({
    defaultValues: { email: '', password: '' },
    send: async ({ email, password }) => {
      await changeEmail(email.trim(), hasPassword ? password : undefined);
      toast.success(`Almost done: follow the link we sent to ${email.trim()}.`, { duration: sentMs });
      onClose();
    },
    sentences: accountSentences,
    fieldErrorsOf: accountFieldErrors(rules, 'password'),
  });

  return (
    <Form form={form}>
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        hint="We’ll send a link there. Nothing changes until you follow it."
        {...form.field('email', required(rules.email.required))}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          {...form.field('password', rules.currentPassword)}
        />
      )}
      <AccountFailure title="Your email has not been changed" sentence={form.failure} />
      <ButtonRow>
        <Button type="submit" isBusy={form.isBusy}>
          Send the link
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  );
}
