import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { useApi } from '../../api/use-api';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { userSentences } from './user-sentences';

/** Asks once more before an account is deleted, naming its address. */
export function DeleteUserDialog({
  user,
  isOwn,
  onClose,
  onDeleted,
}: {
  user: ListedUser;
  isOwn: boolean;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const sentenceOf = useSentenceOf();
  const { deleteUser } = useUserActions();
  const confirm = async () => {
    try {
      const isDeleted = await deleteUser(user);
      if (isDeleted) toast.success(`User: ${user.email} is deleted.`);
      else toast.error(`User: ${user.email} no longer exists.`);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), userSentences);
    }
    onDeleted();
    return null;
  };

  return (
    <ConfirmDialog
      title="Delete this user?"
      action="Delete"
      unchanged="The user has not been deleted"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{user.email}</strong> {isOwn && '(your own account) '}will be signed out and can no longer log
        in. <ComingVisits email={user.email} /> Past bookings stay in the diary without a name. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}

/** How many bookings would be cancelled with the account; until that is known, only that they would be. */
function ComingVisits({ email }: { email: string }) {
  const { data } = useApi('/user/{email}/departure', { params: { path: { email } } });
  if (!data) return <>Upcoming bookings will be cancelled.</>;
  if (data.comingVisits === 0) return <>There are no upcoming bookings.</>;
  return (
    <strong>
      {data.comingVisits === 1
        ? '1 upcoming booking will be cancelled'
        : `${data.comingVisits} upcoming bookings will be cancelled`}{' '}
      without an email: please call first.
    </strong>
  );
}
