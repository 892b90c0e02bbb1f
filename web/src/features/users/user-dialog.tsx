import { useSentenceOf } from '../../api/use-sentence-of';
import { useAction } from '../../api/use-action';
import { useFormats } from '../../ui/use-formats';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { DescriptionList } from '../../ui/description-list';
import { Dialog } from '../../ui/dialog';
import { Cluster, Stack } from '../../ui/layout';
import { Hint } from '../../ui/text';
import { toast } from '../../ui/toaster';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { DisabledBadge, RoleBadge, VerifiedBadge } from './user-badges';
import { userSentences } from './user-sentences';

/** One account, and what an admin can do with it. */
export function UserDialog({
  user,
  isOwn,
  timeZone,
  onDelete,
  onClose,
}: {
  user: ListedUser;
  isOwn: boolean;
  timeZone: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  const { formatDateTime } = useFormats();
  const sentenceOf = useSentenceOf();
  const { makeAdmin, dismissAdmin, setDisabled } = useUserActions();
  const { run, isBusy, problem } = useAction();
  const { email, role, isDisabled } = user;

  /** Does it, and says so unless somebody else was faster. */
  const act = (verb: () => Promise<boolean>, done: string) =>
    run(async () => {
      if (await verb()) toast.success(done);
      else toast.error(`User: ${email} had already been changed by someone else.`);
      onClose();
    });
  const changeState = async (disabled: boolean) => {
    await setDisabled(user, disabled);
    return true;
  };

  return (
    <Dialog title={user.name || email} isOpen onClose={onClose}>
      <Stack $gap={5}>
        <Cluster as="p">
          <RoleBadge {...user} />
          <VerifiedBadge {...user} />
          <DisabledBadge {...user} />
        </Cluster>
        <DescriptionList>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </dd>
          <dt>ID</dt>
          <dd>{user._id}</dd>
          <dt>Created</dt>
          <dd>{formatDateTime(user.createdAt, timeZone)}</dd>
          <dt>Last seen</dt>
          <dd>{user.lastSeenAt ? formatDateTime(user.lastSeenAt, timeZone) : 'Not recently'}</dd>
        </DescriptionList>
        {problem && (
          <Alert tone="danger" title="Nothing has changed">
            <p>{sentenceOf(problem, userSentences)}</p>
          </Alert>
        )}
        <ButtonRow>
          {role === 'admin' ? (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void act(() => dismissAdmin(user), `User: ${email} is no longer an admin.`)}
            >
              Remove admin role
            </Button>
          ) : (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void act(() => makeAdmin(email), `User: ${email} is now an admin.`)}
            >
              Make admin
            </Button>
          )}
          {isDisabled && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void act(() => changeState(false), `User: ${email} can log in again.`)}
            >
              Enable
            </Button>
          )}
          {!isDisabled && !isOwn && (
            <Button
              variant="ghost"
              size="small"
              disabled={isBusy}
              onClick={() => void act(() => changeState(true), `User: ${email} is disabled.`)}
            >
              Disable
            </Button>
          )}
          <Button variant="danger" size="small" disabled={isBusy} onClick={onDelete}>
            Delete …
          </Button>
        </ButtonRow>
        {!isDisabled && !isOwn && (
          <Hint>
            Disabling signs {user.name || 'this user'} out at once and keeps the account: their bookings stay,
            and you can enable it again.
          </Hint>
        )}
      </Stack>
    </Dialog>
  );
}
