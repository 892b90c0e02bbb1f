import { useState } from 'react';
import { Button } from '../../ui/button';
import { Field, PasswordField } from '../../ui/field';
import { toast } from '../../ui/toaster';
import { AccountProblem, passwordMistake } from './account-problem';
import { SectionForm } from '../../ui/section';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { useSubmit } from '../../api/use-submit';
import { Ways } from '../../ui/ways';

const sentMs = 8000;

/** Asks for another address; the account has it once the link in the mail to it was followed. */
export function EmailForm({ account: { hasPassword }, onClose }: { account: Account; onClose: () => void }) {
  const { changeEmail } = useAccountActions();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    setChecked(true);
    if (!email.trim() || (hasPassword && !password)) return;
    await changeEmail(email.trim(), hasPassword ? password : undefined);
    toast.success(`Almost done: follow the link that we have sent to ${email.trim()}.`, { duration: sentMs });
    onClose();
  });
  const emailMistake =
    (isChecked && !email.trim() ? 'Email is Required' : undefined) ??
    (problem?.fieldErrors['email'] ? 'Provide a valid Email' : undefined);

  return (
    <SectionForm onSubmit={submit} noValidate>
      <Field
        label="New email"
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        hint="We send a link there. Nothing changes until you follow it."
        value={email}
        error={emailMistake}
        onChange={(event) => {
          setEmail(event.target.value);
          clear();
        }}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          maxLength={256}
          value={password}
          error={isChecked && !password ? 'Password is Required' : passwordMistake(problem)}
          onChange={(event) => {
            setPassword(event.target.value);
            clear();
          }}
        />
      )}
      <AccountProblem title="Your email is not changed" problem={problem} />
      <Ways>
        <Button type="submit" isBusy={isBusy}>
          Send the link
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Keep the old one
        </Button>
      </Ways>
    </SectionForm>
  );
}
