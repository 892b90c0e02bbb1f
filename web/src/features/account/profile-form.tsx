import { useApiForm } from '../../api/use-api-form';
import { useFieldRules } from '../../ui/use-field-rules';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { Form } from '../../ui/form';
import { Section } from '../../ui/section';
import { toast } from '../../ui/toaster';
import { AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

/** The name and the phone number of an account. */
export function ProfileForm({ account }: { account: Account }) {
  const rules = useFieldRules();
  const { changeProfile } = useAccountActions();
  const form = useApiForm({
    defaultValues: { name: account.name, phone: account.phone },
    send: async ({ name, phone }) => {
      await changeProfile({ name: name.trim(), phone: phone.trim() });
      toast.success('Saved.');
    },
    sentences: accountSentences,
  });

  return (
    <Section title="Profile" intro="How we greet you, and how we reach you on the day of a visit.">
      <Form form={form}>
        <Field label="Name" autoComplete="name" maxLength={120} {...form.field('name', rules.name)} />
        <Field
          label="Phone"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          {...form.field('phone', rules.phone)}
        />
        <AccountFailure title="Nothing has changed" sentence={form.failure} />
        <Button type="submit" isBusy={form.isBusy}>
          Save
        </Button>
      </Form>
    </Section>
  );
}
