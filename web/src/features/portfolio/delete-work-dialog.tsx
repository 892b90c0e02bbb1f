import { asProblem } from '../../api/problem';
import { useSentenceOf } from '../../api/use-sentence-of';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

/** Asks before a piece of work goes; its picture stays in the library. */
export function DeleteWorkDialog({ entry, onClose }: { entry: PortfolioEntry; onClose: () => void }) {
  const sentenceOf = useSentenceOf();
  const { remove } = usePortfolioActions();
  const { title } = entry;
  const confirm = async () => {
    try {
      await remove(entry);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(`${title} has been deleted.`);
    onClose();
    return null;
  };

  return (
    <ConfirmDialog
      title="Delete this work?"
      action={`Delete ${title}`}
      unchanged="Nothing has been deleted"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        “{title}” and its text will be deleted for good.
        {entry.picture && 'Its picture stays under Pictures. '}
        If you only want to take it off the site, hide it instead.
      </p>
    </ConfirmDialog>
  );
}
