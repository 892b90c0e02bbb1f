import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillMovement } from './models';

/** "Paid out · Post", "Tips paid out · Ana · Payroll", "Reversed: Put in · The bank". */
export function MovementName({
  movement: { kind, category, paidBy, staffName, reversesId },
}: {
  movement: TillMovement;
}) {
  const words = useWords(book);
  const what = words[`kind.${kind}`]();
  return (
    <span>
      {reversesId === null ? what : words.reversal({ what })}
      {category && ` · ${words[`category.${category}`]()}`}
      {staffName && (
        <>
          {' · '}
          <bdi>{staffName}</bdi>
        </>
      )}
      {paidBy !== 'cash' && ` · ${words[`by.${paidBy}`]()}`}
    </span>
  );
}
