import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { toast } from '../../../ui/toast';
import { inSentence } from '../../../words/in-sentence';
import { portfolioDesk as book } from '../../../words/portfolio-desk.gen';
import { useWords } from '../../../words/use-words';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

/** Confirms the deletion of a portfolio entry; its picture stays in the library. */
export function DeleteWorkDialog({ entry, onClose }: { entry: PortfolioEntry; onClose: () => void }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const { remove } = usePortfolioActions();
  const { title } = entry;
  const confirm = async () => {
    try {
      await remove(entry);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(words.isDeleted({ title }));
    onClose();
    return null;
  };

  return (
    <ConfirmDialog
      title={words.deleteThis()}
      action={words.deleteThat({ title })}
      unchanged={words.nothingDeleted()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        {inSentence(words.willBeDeleted, { title: <bdi>{title}</bdi> })}{' '}
        {entry.picture && `${words.pictureStays()} `}
        {words.hideInstead()}
      </p>
    </ConfirmDialog>
  );
}
