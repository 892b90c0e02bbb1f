import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AccountProblem } from './account-problem';
import { Section, SectionForm } from '../../ui/section';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { useSubmit } from '../../api/use-submit';

const phonePattern = /^[+0-9 ()./-]*$/;

/** What to call her, and where to reach her. */
export function ProfileForm({ account }: { account: Account }) {
  const { changeProfile } = useAccountActions();
  const [name, setName] = useState(account.name);
  const [phone, setPhone] = useState(account.phone);
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if (!name.trim() || !phonePattern.test(phone)) return;
    await changeProfile({ name: name.trim(), phone: phone.trim() });
    setChecked(false);
    toast.success('Saved.');
  });
  const nameMistake = isChecked && !name.trim() ? 'Name is Required' : problem?.fieldErrors['name'];
  const phoneMistake =
    isChecked && !phonePattern.test(phone)
      ? 'Use digits, spaces and + ( ) . / -'
      : problem?.fieldErrors['phone'];

  return (
    <Section title="Profile" intro="How we greet you, and how we reach you on the day of a visit.">
      <SectionForm onSubmit={submit} noValidate>
        <Field
          label="Name"
          autoComplete="name"
          maxLength={120}
          value={name}
          error={nameMistake}
          onChange={(event) => {
            setName(event.target.value);
            clear();
          }}
        />
        <Field
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          value={phone}
          error={phoneMistake}
          onChange={(event) => {
            setPhone(event.target.value);
            clear();
          }}
        />
        <AccountProblem title="Nothing has changed" problem={problem} />
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
      </SectionForm>
    </Section>
  );
}
