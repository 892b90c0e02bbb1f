import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { useApi } from '../../../api/use-api';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { userSentences } from './user-sentences';

/** Confirms the deletion of an account, naming its address. */
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
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { deleteUser } = useUserActions();
  const confirm = async () => {
    try {
      const isDeleted = await deleteUser(user);
      if (isDeleted) toast.success(words.isDeleted({ email: user.email }));
      else toast.error(words.noLongerExists({ email: user.email }));
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), userSentences(words));
    }
    onDeleted();
    return null;
  };

  return (
    <ConfirmDialog
      title={words.deleteThisUser()}
      action={words.delete()}
      unchanged={words.notDeleted()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(
          isOwn ? words.ownWillBeSignedOut : words.willBeSignedOut,
          { email: <bdi>{user.email}</bdi> },
          { b: (inner) => <strong>{inner}</strong> },
        )}{' '}
        <ComingVisits email={user.email} /> {words.pastStay()}
      </p>
    </ConfirmDialog>
  );
}

/** The number of bookings to be cancelled with the account; a general sentence until it is known. */
function ComingVisits({ email }: { email: string }) {
  const words = useWords(book);
  const { data } = useApi('/user/{email}/departure', { params: { path: { email } } });
  if (!data) return <>{words.upcomingCancelled()}</>;
  if (data.comingVisits === 0) return <>{words.noUpcoming()}</>;
  return <strong>{words.cancelledUntold({ count: data.comingVisits })}</strong>;
}
