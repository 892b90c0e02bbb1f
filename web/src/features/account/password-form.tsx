import { useState } from 'react';
import { Button } from '../../ui/button';
import { PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AccountProblem, passwordMistake } from './account-problem';
import { Section, SectionForm } from '../../ui/section';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { useSubmit } from '../../api/use-submit';

const SHORTEST = 6;

/** Another password, or the first one of somebody who came without. */
export function PasswordForm({ account: { hasPassword } }: { account: Account }) {
  const { changePassword } = useAccountActions();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if ((hasPassword && !current) || next.length < SHORTEST) return;
    await changePassword(hasPassword ? current : undefined, next);
    setCurrent('');
    setNext('');
    setChecked(false);
    toast.success('Your password is changed. Everywhere else you are signed out.');
  });
  const currentMistake = isChecked && !current ? 'Password is Required' : passwordMistake(problem);
  const nextMistake =
    isChecked && next.length < SHORTEST ? 'Must be 6 characters or longer' : problem?.fieldErrors['password'];

  return (
    <Section
      title="Password"
      intro={
        hasPassword
          ? 'A new password signs you out in every other browser.'
          : 'You sign in with Google. With a password you can also log in without.'
      }
    >
      <SectionForm onSubmit={submit} noValidate>
        {hasPassword && (
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            maxLength={256}
            value={current}
            error={currentMistake}
            onChange={(event) => {
              setCurrent(event.target.value);
              clear();
            }}
          />
        )}
        <PasswordField
          label="New password"
          autoComplete="new-password"
          hint="6 characters or more."
          maxLength={256}
          value={next}
          error={nextMistake}
          onChange={(event) => {
            setNext(event.target.value);
            clear();
          }}
        />
        <AccountProblem title="Your password is not changed" problem={problem} />
        <Button type="submit" variant="ghost" isBusy={isBusy}>
          {hasPassword ? 'Change the password' : 'Set a password'}
        </Button>
      </SectionForm>
    </Section>
  );
}
