import { useSettingsForm } from '../../../api/use-settings-form';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { account as accountArea } from '../../../words/account.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';

/** The name and the phone number of an account. */
export function ProfileForm({ account }: { account: Account }) {
  const words = useWords(accountArea);
  const labels = useWords(fields);
  const rules = useFieldRules();
  const { changeProfile } = useAccountActions();
  const saved = { name: account.name, phone: account.phone };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('profile', null);
  const form = useSettingsForm({
    saved,
    send: async ({ name, phone }) => {
      await changeProfile({ name: name.trim(), phone: phone.trim() });
      toast.success(words.savedSentence());
    },
    sentences: accountSentences(words),
    draft,
    onDraft,
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
        <SaveBar form={form} name={words.profile()} />
      </Form>
    </Section>
  );
}
