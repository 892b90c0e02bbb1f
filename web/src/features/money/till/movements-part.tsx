import type { Currency } from '../../../lib/currency';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillMovement } from './models';
import { Figure, Part } from './payments-part';

/** What went into the drawer and out of it beside sales, the latest first. */
export function MovementsPart({
  movements,
  currency,
  zone,
}: {
  movements: readonly TillMovement[];
  currency: Currency;
  zone: string;
}) {
  const words = useWords(book);
  const { formatSum, formatTime } = useFormats();
  return (
    <Part $gap={3} aria-labelledby="movements">
      <h3 id="movements">{words.movements()}</h3>
      {movements.length === 0 ? (
        <Hint>{words.noMovements()}</Hint>
      ) : (
        <Table
          caption={<VisuallyHidden>{words.movements()}</VisuallyHidden>}
          rows={movements}
          keyOf={({ _id }) => _id}
          cardsBelow={0}
          columns={[
            {
              key: 'what',
              header: words.what(),
              isRowHeader: true,
              cell: ({ kind, reason, staffName, movedAt, movedBy }) => (
                <CellStack>
                  <span>
                    {words[`kind.${kind}`]()}
                    {staffName && (
                      <>
                        {' · '}
                        <bdi>{staffName}</bdi>
                      </>
                    )}
                  </span>
                  {reason && (
                    <small>
                      <bdi>{reason}</bdi>
                    </small>
                  )}
                  <small>
                    {formatTime(movedAt, zone)}
                    {movedBy && (
                      <>
                        {' · '}
                        <bdi>{movedBy}</bdi>
                      </>
                    )}
                  </small>
                </CellStack>
              ),
            },
            {
              key: 'amount',
              header: words.amount(),
              align: 'end',
              cell: ({ kind, amount }) => (
                <Figure>{formatSum(kind === 'paid-in' ? amount : -amount, currency)}</Figure>
              ),
            },
          ]}
        />
      )}
    </Part>
  );
}
