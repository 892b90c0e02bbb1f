import type { Currency } from '../../../lib/currency';
import { Button } from '../../../ui/button';
import { Table } from '../../../ui/table';
import { Hint } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { Till } from './models';
import { Figure, Part } from './payments-part';

/** Tips owed to team members, with another till, and a way to pay them. */
export function OwedTipsPart({
  owedTips,
  currency,
  onPay,
}: {
  owedTips: Till['owedTips'];
  currency: Currency;
  onPay: () => void;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  return (
    <Part $gap={3} aria-labelledby="owed-tips">
      <h3 id="owed-tips">{words.owedTips()}</h3>
      {owedTips.length === 0 ? (
        <Hint>{words.nobodyOwed()}</Hint>
      ) : (
        <>
          <Table
            caption={<VisuallyHidden>{words.owedTips()}</VisuallyHidden>}
            rows={owedTips}
            keyOf={({ staffId }) => staffId}
            rowsBelow={0}
            columns={[
              {
                key: 'who',
                header: words.who(),
                isRowHeader: true,
                cell: ({ staffName }) => <bdi>{staffName}</bdi>,
              },
              {
                key: 'amount',
                header: words.amount(),
                align: 'end',
                cell: ({ amount }) => <Figure>{formatSum(amount, currency)}</Figure>,
              },
            ]}
          />
          <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={onPay}>
            {words.payTips()}
          </Button>
        </>
      )}
    </Part>
  );
}
