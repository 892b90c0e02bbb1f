import { useApiForm } from '../../../api/use-api-form';
import { useWorksHere } from '../../../api/use-may';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { PasswordField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** Changes the password, or sets the first one. */
export function PasswordForm({ account: { hasPassword } }: { account: Account }) {
  const words = useWords(accountArea);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { changePassword } = useAccountActions();
  const worksHere = useWorksHere();
  const form = useApiForm({
    defaultValues: { current: '', password: '' },
    send: async ({ current, password }) => {
      await changePassword(hasPassword ? current : undefined, password);
      form.reset();
      toast.success(words.passwordChanged());
    },
    sentences: accountSentences(words),
    fieldErrorsOf: accountFieldErrors(words, rules, 'current'),
  });

  return (
    <Section
      title={labels.password()}
      intro={hasPassword ? words.newPasswordSignsOut() : words.noPasswordYet()}
    >
      <Form form={form}>
        {hasPassword && (
          <PasswordField
            label={words.currentPassword()}
            autoComplete="current-password"
            maxLength={256}
            {...form.field('current', rules.currentPassword)}
          />
        )}
        <PasswordField
          label={labels.newPassword()}
          autoComplete="new-password"
          hint={worksHere ? rules.adminPasswordHint : rules.passwordHint}
          maxLength={256}
          {...form.field('password', worksHere ? rules.adminPassword : rules.password)}
        />
        <AccountFailure title={words.passwordNotChanged()} sentence={form.failure} />
        <Button type="submit" variant="ghost" isBusy={form.isBusy}>
          {hasPassword ? words.changePassword() : words.setPassword()}
        </Button>
      </Form>
    </Section>
  );
}
