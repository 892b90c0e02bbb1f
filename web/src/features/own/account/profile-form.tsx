import { useApiForm } from '../../../api/use-api-form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { fields } from '../../../words/fields.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

/** The name and the phone number of an account. */
export function ProfileForm({ account }: { account: Account }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { changeProfile } = useAccountActions();
  const form = useApiForm({
    defaultValues: { name: account.name, phone: account.phone },
    send: async ({ name, phone }) => {
      await changeProfile({ name: name.trim(), phone: phone.trim() });
      toast.success(words.savedSentence());
    },
    sentences: accountSentences(words),
  });

  return (
    <Section title={words.profile()} intro={words.profileIntro()}>
      <Form form={form}>
        <Field
          label={labels.name()}
          autoComplete="name"
          maxLength={120}
          {...form.field('name', rules.name)}
        />
        <Field
          label={labels.phone()}
          dir="ltr"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          {...form.field('phone', rules.phone)}
        />
        <AccountFailure title={general.nothingChanged()} sentence={form.failure} />
        <Button type="submit" isBusy={form.isBusy}>
          {general.save()}
        </Button>
      </Form>
    </Section>
  );
}
