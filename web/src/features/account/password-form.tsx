import { useApiForm } from '../../api/use-api-form';
import { useIsAdmin } from '../../api/use-is-admin';
import { useFieldRules } from '../../ui/use-field-rules';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

/** Another password, or the first one of an account that had none. */
export function PasswordForm({ account: { hasPassword } }: { account: Account }) {
  const rules = useFieldRules();
  const { changePassword } = useAccountActions();
  const isAdmin = useIsAdmin().data === true;
  const form = useApiForm({
    defaultValues: { current: '', password: '' },
    send: async ({ current, password }) => {
      await changePassword(hasPassword ? current : undefined, password);
      form.reset();
      toast.success('Your password has been changed. You are signed out everywhere else.');
    },
    sentences: accountSentences,
    fieldErrorsOf: accountFieldErrors(rules, 'current'),
  });

  return (
    <Section
      title="Password"
      intro={
        hasPassword
          ? 'A new password signs you out of every other browser.'
          : 'You log in without a password. If you set one, you can also log in with that.'
      }
    >
      <Form form={form}>
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={256}
            {...form.field('current', rules.currentPassword)}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint={isAdmin ? rules.adminPasswordHint : rules.passwordHint}
          maxLength={256}
          {...form.field('password', isAdmin ? rules.adminPassword : rules.password)}
        />
        <AccountFailure title="Your password has not been changed" sentence={form.failure} />
        <Button type="submit" variant="ghost" isBusy={form.isBusy}>
          {hasPassword ? 'Change password' : 'Set a password'}
        </Button>
      </Form>
    </Section>
  );
}
