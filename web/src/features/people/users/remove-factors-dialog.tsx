import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { users as book } from '../../../words/users.gen';
import { useWords } from '../../../words/use-words';
import type { ListedUser } from './models';
import { useUserActions } from './mutations';
import { userSentences } from './user-sentences';

/** Confirms letting someone log in with one step, after they lost their phone and recovery codes. */
export function RemoveFactorsDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { removeFactors } = useUserActions();
  const { email } = user;
  const confirm = async () => {
    try {
      await removeFactors(user);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown), userSentences(words));
    }
    toast.success(words.factorsRemoved({ email }));
    onClose();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.removeFactorsTitle()}
      action={words.removeFactors()}
      unchanged={words.factorsNotRemoved()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(
          words.removeFactorsText,
          { email: <bdi>{email}</bdi> },
          { b: (inner) => <strong>{inner}</strong> },
        )}
      </p>
      <p>{words.removeFactorsCare()}</p>
    </ConfirmDialog>
  );
}
