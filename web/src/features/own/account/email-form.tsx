import { useState } from 'react';
import { useApiForm } from '../../../api/use-api-form';
import { useMailReach } from '../../../api/use-mail-reach';
import { required } from '../../../lib/field-rules';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { Field, PasswordField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { toast } from '../../../ui/toast';
import { ButtonRow } from '../../../ui/button-row';
import { NoLink } from '../../../ui/no-link';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const SENT_MS = 8000;

/** Changes the email address, which takes effect once the link in the email to it is followed. */
export function EmailForm({ account: { hasPassword }, onClose }: { account: Account; onClose: () => void }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const rules = useFieldRules();
  const { changeEmail } = useAccountActions();
  const reach = useMailReach();
  const [askedFor, setAskedFor] = useState<string | null>(null);
  const form = useApiForm({
    defaultValues: { email: '', password: '' },
    send: async ({ email, password }) => {
      await changeEmail(email.trim(), hasPassword ? password : undefined);
      if (reach !== 'people') return setAskedFor(email.trim());
      toast.success(words.almostDone({ email: email.trim() }), { duration: SENT_MS });
      onClose();
    },
    sentences: accountSentences(words),
    fieldErrorsOf: accountFieldErrors(words, rules, 'password'),
  });

  if (askedFor !== null && reach !== 'people') return <NoLink isDemo={reach === 'demo'} email={askedFor} />;
  return (
    <Form form={form}>
      <Field
        label={words.newEmail()}
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        hint={reach === 'people' ? words.newEmailHint() : undefined}
        {...form.field('email', required(rules.email.required))}
      />
      {hasPassword && (
        <PasswordField
          label={words.yourPassword()}
          autoComplete="current-password"
          maxLength={256}
          {...form.field('password', rules.currentPassword)}
        />
      )}
      <AccountFailure title={words.emailNotChanged()} sentence={form.failure} />
      <ButtonRow>
        <Button type="submit" isBusy={form.isBusy}>
          {words.sendLink()}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {general.cancel()}
        </Button>
      </ButtonRow>
    </Form>
  );
}
