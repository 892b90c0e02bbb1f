import { useState } from 'react';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useApi } from '../../api/use-api';
import { useSalon } from '../../api/use-salon';
import { formatDateTime } from '../../lib/format-date';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { PasswordField } from '../../ui/field';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { AccountProblem, passwordMistake } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { useSubmit } from '../../api/use-submit';
import { DialogWays } from '../../ui/ways';

const Form = styled.form`
  display: grid;
  gap: var(--s-4);
  overflow-wrap: anywhere;
`;
const Facts = styled.ul`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  padding-inline-start: 1.2em;
  list-style: disc;

  ul {
    margin-top: var(--s-1);
    padding-inline-start: 1.2em;
  }
`;

const farewellMs = 6000;

/** Says what goes and what stays before anything is erased, and asks for the password. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const { erase } = useAccountActions();
  const { data: salon } = useSalon();
  const { data: departure, error, mutate, isValidating } = useApi('/account/departure');
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { submit, isBusy, problem, clear } = useSubmit(async () => {
    if (account.hasPassword && !password) return setMissing(true);
    await erase(account.hasPassword ? password : undefined);
    toast.success('Your account is deleted. Thank you for your visits.', { duration: farewellMs });
  });

  return (
    <Dialog title="Delete your account?" isOpen onClose={onClose}>
      {departure && salon ? (
        <Form onSubmit={submit} noValidate>
          <p>
            <strong>{account.email}</strong> will be signed out everywhere and cannot log in any more.
          </p>
          <Facts>
            <ComingVisits startsAt={departure.startsAt} timeZone={salon.timeZone} />
            <li>Past visits stay in our books without your name, email, phone and notes.</li>
            <li>Your reviews, your messages and our letters to you are deleted.</li>
          </Facts>
          {account.hasPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              maxLength={256}
              value={password}
              error={isMissing ? 'Password is Required' : passwordMistake(problem)}
              onChange={(event) => {
                setPassword(event.target.value);
                setMissing(false);
                clear();
              }}
            />
          )}
          <AccountProblem title="Your account is not deleted" problem={problem} />
          <DialogWays>
            <Button variant="ghost" onClick={onClose}>
              Keep my account
            </Button>
            <Button variant="danger" type="submit" isBusy={isBusy}>
              Delete for good
            </Button>
          </DialogWays>
        </Form>
      ) : error ? (
        <Failure
          title="We could not see what would be deleted"
          message={sentenceOf(error)}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : (
        <Skeleton $height="9rem" />
      )}
    </Dialog>
  );
}

function ComingVisits({ startsAt, timeZone }: { startsAt: readonly string[]; timeZone: string }) {
  if (startsAt.length === 0) return <li>You have no coming visits.</li>;
  return (
    <li>
      <strong>
        {startsAt.length === 1 ? 'Your coming visit is' : `Your ${startsAt.length} coming visits are`}{' '}
        cancelled
      </strong>
      , and the time is given to others. You get no mail about it.
      <ul>
        {startsAt.map((start) => (
          <li key={start}>{formatDateTime(start, timeZone)}</li>
        ))}
      </ul>
    </li>
  );
}
