import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { useFactorActions } from './mutations';

/** Confirms replacing the existing recovery codes. */
export function NewCodesDialog({
  onMade,
  onClose,
}: {
  onMade: (codes: readonly string[]) => void;
  onClose: () => void;
}) {
  const words = useWords(twoStep);
  const sentenceOf = useSentenceOf();
  const { newCodes } = useFactorActions();
  const confirm = async () => {
    try {
      onMade(await newCodes());
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    return null;
  };
  return (
    <ConfirmDialog
      title={words.newCodesTitle()}
      action={words.makeThem()}
      variant="primary"
      unchanged={words.noNewCodes()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.newCodesText()}</p>
    </ConfirmDialog>
  );
}
