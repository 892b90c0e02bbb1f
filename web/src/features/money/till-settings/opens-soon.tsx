import { EmptyState } from '../../../ui/empty-state';
import { Spinner } from '../../../ui/spinner';
import { till } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';

/** Shown while the books of a new demo salon are being written. The till takes its place without a press. */
export function OpensSoon() {
  const words = useWords(till);
  return (
    <div role="status">
      <EmptyState title={words.booksAreWritten()} action={<Spinner />}>
        {words.opensSoon()}
      </EmptyState>
    </div>
  );
}
