import { asProblem, sentenceOf } from '../../api/problem';
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
  const { deleteUser } = useUserActions();
  const confirm = async () => {
    try {
      const isDeleted = await deleteUser(user);
      if (isDeleted) toast.success(`User: ${user.email} is deleted.`);
      else toast.error(`There is no user ${user.email} any more.`);
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
      unchanged="The user is not deleted"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{user.email}</strong> {isOwn && '(your own account) '}will be signed out and cannot log in any
        more. <ComingVisits email={user.email} /> Past visits stay in the diary without a name. This cannot be
        undone.
      </p>
    </ConfirmDialog>
  );
}

/** How many visits the salon would lose with her; while that is not known, only that it would. */
function ComingVisits({ email }: { email: string }) {
  const { data } = useApi('/user/{email}/departure', { params: { path: { email } } });
  if (!data) return <>Coming visits will be cancelled.</>;
  if (data.comingVisits === 0) return <>No visits are coming.</>;
  return (
    <strong>
      {data.comingVisits === 1
        ? '1 coming visit will be cancelled'
        : `${data.comingVisits} coming visits will be cancelled`}{' '}
      without a mail: please call first.
    </strong>
  );
}
