import { CircleCheck, RotateCcw, Undo2 } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { sales } from '../../../words/sales.gen';
import { useWords } from '../../../words/use-words';
import type { SaleRow } from './models';

/** Marks a sale or refund, and how much of a sale was refunded. */
export function KindBadge({
  row: { kind, isUndone, refunded, total },
}: {
  row: Pick<SaleRow, 'kind' | 'isUndone' | 'refunded' | 'total'>;
}) {
  const words = useWords(sales);
  if (kind === 'refund') return <Badge icon={RotateCcw}>{words.refund()}</Badge>;
  if (isUndone) return <Badge icon={Undo2}>{words.undone()}</Badge>;
  if (refunded > 0) {
    return (
      <Badge tone="warning" icon={RotateCcw}>
        {refunded < total ? words.partlyRefunded() : words.refunded()}
      </Badge>
    );
  }
  return (
    <Badge tone="success" icon={CircleCheck}>
      {words.paid()}
    </Badge>
  );
}
