import { asProblem } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { places } from '../../../words/places.gen';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';

/** True if the demo salon's new name would delete sales of people with accounts of their own. */
export const deletesOwnSales = (thrown: unknown): boolean =>
  asProblem(thrown).code === 'sales-would-be-deleted';

/** Explains that the end of the demo deletes real sales as well, and asks for confirmation. */
export function DeleteSalesDialog({
  onConfirm,
  onClose,
}: {
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}) {
  const words = useWords(book);
  const ofPlaces = useWords(places);
  const sentenceOf = useSentenceOf();
  const confirm = async (): Promise<string | null> => {
    try {
      await onConfirm();
      return null;
    } catch (thrown) {
      return sentenceOf(asProblem(thrown));
    }
  };
  return (
    <ConfirmDialog
      title={words.deleteOwnSales()}
      action={words.deleteAndRename()}
      keep={ofPlaces.keepAsItIs()}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.ownSalesAreDeleted()}</p>
    </ConfirmDialog>
  );
}
