import styled from 'styled-components';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useSalon } from '../../../api/use-salon';
import { Unanswered } from '../../../ui/answered';
import { useFieldRules } from '../../../ui/use-field-rules';
import { useFormats } from '../../../ui/use-formats';
import { BulletList } from '../../../ui/bullet-list';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { PasswordField } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { lazyPart } from '../../../ui/lazy-part';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { DialogActions } from '../../../ui/button-row';
import { account as accountArea } from '../../../words/account.gen';
import { inSentence } from '../../../words/in-sentence';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Sheet = styled(Form)`
  overflow-wrap: anywhere;
`;

const ErasePeople = lazyPart(() => import('../family/erase-people').then((part) => part.ErasePeople), '72px');

const GOODBYE_MS = 6000;

/** Says what is deleted and what stays, and asks for the password. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const words = useWords(accountArea);
  const general = useWords(shell);
  const rules = useFieldRules();
  const { erase } = useAccountActions();
  const { data: salon } = useSalon();
  const answer = useApi('/account/departure');
  const { data: departure } = answer;
  const form = useApiForm({
    defaultValues: { password: '', erasesPeople: false },
    send: async ({ password, erasesPeople }) => {
      await erase(account.hasPassword ? password : undefined, erasesPeople);
      toast.success(words.accountDeleted(), { duration: GOODBYE_MS });
    },
    sentences: accountSentences(words),
    fieldErrorsOf: accountFieldErrors(words, rules, 'password'),
  });

  return (
    <Dialog title={words.deleteYourAccount()} isOpen onClose={onClose}>
      {departure && salon ? (
        <Sheet form={form}>
          <p>
            {inSentence(
              words.signedOutEverywhere,
              { email: <bdi dir="ltr">{account.email}</bdi> },
              { strong: (inner) => <strong>{inner}</strong> },
            )}
          </p>
          <BulletList $gap={2}>
            <UpcomingBookings startsAt={departure.startsAt} timeZone={salon.timeZone} />
            <li>{words.pastBookingsStay()}</li>
            <li>{words.restIsDeleted()}</li>
          </BulletList>
          {departure.people.length > 0 && (
            <ErasePeople
              names={departure.people.map(({ name }) => name)}
              {...form.register('erasesPeople')}
            />
          )}
          {account.hasPassword && (
            <PasswordField
              label={words.yourPassword()}
              autoComplete="current-password"
              maxLength={256}
              {...form.field('password', rules.currentPassword)}
            />
          )}
          <AccountFailure title={words.accountNotDeleted()} sentence={form.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              {general.cancel()}
            </Button>
            <Button variant="danger" type="submit" isBusy={form.isBusy}>
              {words.deleteMyAccount()}
            </Button>
          </DialogActions>
        </Sheet>
      ) : (
        <Unanswered
          answer={answer}
          title={words.couldNotCheckDeparture()}
          skeleton={<Skeleton $height="9rem" />}
        />
      )}
    </Dialog>
  );
}

function UpcomingBookings({ startsAt, timeZone }: { startsAt: readonly string[]; timeZone: string }) {
  const words = useWords(accountArea);
  const { formatDateTime } = useFormats();
  if (startsAt.length === 0) return <li>{words.noUpcoming()}</li>;
  return (
    <li>
      {inSentence(
        words.upcomingCancelled,
        { count: startsAt.length },
        { strong: (inner) => <strong>{inner}</strong> },
      )}
      <ul>
        {startsAt.map((start) => (
          <li key={start}>{formatDateTime(start, timeZone)}</li>
        ))}
      </ul>
    </li>
  );
}
