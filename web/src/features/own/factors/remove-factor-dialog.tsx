import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import type { Factor } from './models';
import { useFactorActions } from './mutations';

/** Confirms the removal of an authenticator app or passkey. */
export function RemoveFactorDialog({
  factor,
  isLast,
  onClose,
}: {
  factor: Factor;
  isLast: boolean;
  onClose: () => void;
}) {
  const words = useWords(twoStep);
  const sentenceOf = useSentenceOf();
  const { remove } = useFactorActions();
  const confirm = async () => {
    try {
      await remove(factor);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.removed());
    onClose();
    return null;
  };
  return (
    <ConfirmDialog
      title={words.removeTitle()}
      action={words.remove()}
      unchanged={words.notRemoved()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(
          words.removeText,
          { name: <bdi>{factor.name}</bdi> },
          { b: (inner) => <strong>{inner}</strong> },
        )}
      </p>
      {isLast && <p>{words.removeLast()}</p>}
    </ConfirmDialog>
  );
}
