import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { Till } from './models';
import { useDayName } from './use-days-name';

/** Says that an earlier day with takings was not closed. */
export function UnclosedNotice({
  till: { firstDay, today, can },
  onClose,
}: {
  till: Till;
  onClose: () => void;
}) {
  const words = useWords(book);
  const nameOf = useDayName();
  if (!can.close || firstDay >= today) return null;
  return (
    <Alert tone="warning" title={words.unclosed({ day: nameOf(firstDay) })}>
      <p>{words.unclosedText()}</p>
      <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onClose}>
        {words.closeTill()}
      </Button>
    </Alert>
  );
}
