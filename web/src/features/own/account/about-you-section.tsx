import { useSettingsForm } from '../../../api/use-settings-form';
import { useFormValue } from '../../../api/use-form-value';
import { TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { SaveBar } from '../../../ui/save-bar';
import { Section } from '../../../ui/section';
import { toast } from '../../../ui/toast';
import { account as accountArea } from '../../../words/account.gen';
import { fields } from '../../../words/fields.gen';
import { useWords } from '../../../words/use-words';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { BirthdayFields } from '../../shared/birthday/birthday-fields';
import { birthdayMistakes, birthdayOf, typedBirthday } from '../../shared/birthday/typed-birthday';
import { accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';

/** The birthday and address of a client. Only for a confirmed address: until then, a stranger could enter them. */
export function AboutYouSection({ account }: { account: Account }) {
  const words = useWords(accountArea);
  const labels = useWords(fields);
  const { changeDetails } = useAccountActions();
  const saved = { birthday: typedBirthday(account.birthday), address: account.address };
  const [draft, onDraft] = useRememberedState<typeof saved | null>('about you', null);
  const form = useSettingsForm({
    saved,
    check: ({ birthday }) => birthdayMistakes(birthday, labels),
    send: async ({ birthday, address }) => {
      const read = birthdayOf(birthday);
      // Send only what changed here, because the desk may be changing the rest.
      await changeDetails({
        ...(address.trim() !== account.address && { address: address.trim() }),
        ...('birthday' in read && read.birthday !== account.birthday && { birthday: read.birthday }),
      });
      toast.success(words.savedSentence());
    },
    sentences: accountSentences(words),
    draft,
    onDraft,
  });
  const birthday = useFormValue(form, 'birthday');
  if (!account.isVerified) return null;
  return (
    <Section title={words.aboutYou()} intro={words.aboutYouIntro()}>
      <Form form={form}>
        <BirthdayFields {...birthday} />
        <TextArea
          label={labels.address()}
          rows={3}
          maxLength={300}
          autoComplete="off"
          {...form.field('address')}
        />
        <SaveBar form={form} name={words.aboutYou()} />
      </Form>
    </Section>
  );
}
