import { asProblem, sentenceOf } from '../../api/problem';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { toast } from '../../ui/toaster';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

/** Asks before a piece of work goes; its picture stays in the library. */
export function DeleteWorkDialog({ entry, onClose }: { entry: PortfolioEntry; onClose: () => void }) {
  const { remove } = usePortfolioActions();
  const { title } = entry;
  const confirm = async () => {
    try {
      await remove(entry);
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
    toast.success(`${title} is deleted.`);
    onClose();
    return null;
  };

  return (
    <ConfirmDialog
      title="Delete this work?"
      action={`Delete ${title}`}
      keep="Keep it"
      unchanged="It is still there"
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        “{title}” and its words are gone for good. {entry.picture && 'Its picture stays under Pictures. '}
        If you only want it out of sight, hide it.
      </p>
    </ConfirmDialog>
  );
}
