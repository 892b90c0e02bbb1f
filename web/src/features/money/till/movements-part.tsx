import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { CellStack, Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { signedAmountOf, type TillMovement } from './models';
import { MovementName } from './movement-name';
import { Figure, Part } from './payments-part';

/** Aligned with the text of its row. */
const Reverse = styled(Button)`
  justify-self: start;
  margin-inline-start: -19px;
`;

/** Cash in and out apart from sales, and tips paid out, latest first. */
export function MovementsPart({
  movements,
  currency,
  zone,
  onReverse,
}: {
  movements: readonly TillMovement[];
  currency: Currency;
  zone: string;
  onReverse: (movement: TillMovement) => void;
}) {
  const words = useWords(book);
  const { formatSum, formatDateTime } = useFormats();
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
          rowsBelow={0}
          columns={[
            {
              key: 'what',
              header: words.what(),
              isRowHeader: true,
              cell: (movement) => (
                <CellStack>
                  <MovementName movement={movement} />
                  {movement.reason && (
                    <small>
                      <bdi>{movement.reason}</bdi>
                    </small>
                  )}
                  <small>
                    {formatDateTime(movement.movedAt, zone)}
                    {movement.movedBy && (
                      <>
                        {' · '}
                        <bdi>{movement.movedBy}</bdi>
                      </>
                    )}
                  </small>
                  {movement.isReversed && <small>{words.isReversed()}</small>}
                  {!movement.isReversed && movement.reversesId === null && (
                    <Reverse
                      variant="quiet"
                      size="small"
                      aria-haspopup="dialog"
                      onClick={() => onReverse(movement)}
                    >
                      {words.reverse()}
                    </Reverse>
                  )}
                </CellStack>
              ),
            },
            {
              key: 'amount',
              header: words.amount(),
              align: 'end',
              cell: (movement) => <Figure>{formatSum(signedAmountOf(movement), currency)}</Figure>,
            },
          ]}
        />
      )}
    </Part>
  );
}
