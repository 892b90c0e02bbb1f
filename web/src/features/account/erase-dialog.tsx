import styled from 'styled-components';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { useApiForm } from '../../api/use-api-form';
import { useSalon } from '../../api/use-salon';
import { useFieldRules } from '../../ui/use-field-rules';
import { useFormats } from '../../ui/use-formats';
import { BulletList } from '../../ui/bullet-list';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Failure } from '../../ui/failure';
import { PasswordField } from '../../ui/field';
import { Form } from '../../ui/form';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toaster';
import { accountFieldErrors, AccountFailure, accountSentences } from './account-problem';
import type { Account } from './models';
import { useAccountActions } from './mutations';
import { DialogActions } from '../../ui/button-row';

const Sheet = styled(Form)`
  overflow-wrap: anywhere;
`;

const goodbyeMs = 6000;

/** Says what goes and what stays before anything is erased, and asks for the password. */
export function EraseDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const rules = useFieldRules();
  const sentenceOf = useSentenceOf();
  const { erase } = useAccountActions();
  const { data: salon } = useSalon();
  const { data: departure, error, mutate, isValidating } = useApi('/account/departure');
  const form = useApiForm({
    defaultValues: { password: '' },
    send: async ({ password }) => {
      await erase(account.hasPassword ? password : undefined);
      toast.success('Your account has been deleted. Thank you for your visits.', { duration: goodbyeMs });
    },
    sentences: accountSentences,
    fieldErrorsOf: accountFieldErrors(rules, 'password'),
  });

  return (
    <Dialog title="Delete your account?" isOpen onClose={onClose}>
      {departure && salon ? (
        <Sheet form={form}>
          <p>
            <strong>{account.email}</strong> will be signed out everywhere and can no longer log in.
          </p>
          <BulletList $gap={2}>
            <UpcomingBookings startsAt={departure.startsAt} timeZone={salon.timeZone} />
            <li>Past bookings stay in our records without your name, email, phone and notes.</li>
            <li>Your reviews, your messages and our emails to you are deleted.</li>
          </BulletList>
          {account.hasPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              maxLength={256}
              {...form.field('password', rules.currentPassword)}
            />
          )}
          <AccountFailure title="Your account has not been deleted" sentence={form.failure} />
          <DialogActions>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="danger" type="submit" isBusy={form.isBusy}>
              Delete my account
            </Button>
          </DialogActions>
        </Sheet>
      ) : error ? (
        <Failure
          title="We couldn’t check what would be deleted"
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

function UpcomingBookings({ startsAt, timeZone }: { startsAt: readonly string[]; timeZone: string }) {
  const { formatDateTime } = useFormats();
  if (startsAt.length === 0) return <li>You have no upcoming bookings.</li>;
  return (
    <li>
      <strong>
        {startsAt.length === 1
          ? 'Your upcoming booking will be cancelled'
          : `Your ${startsAt.length} upcoming bookings will be cancelled`}
      </strong>
      , and the time becomes available to others. You will not get an email about it.
      <ul>
        {startsAt.map((start) => (
          <li key={start}>{formatDateTime(start, timeZone)}</li>
        ))}
      </ul>
    </li>
  );
}
