import { Printer } from 'lucide-react';
import type { Salon } from '../../api/models';
import { Button } from '../../ui/button';
import { ButtonRow } from '../../ui/button-row';
import { Icon } from '../../ui/icon';
import { Stack } from '../../ui/layout';
import { Paper } from '../../ui/paper';
import { sales } from '../../words/sales.gen';
import { useWords } from '../../words/use-words';
import type { Sale } from './models';
import { Receipt } from './receipt';

/** The receipt, on paper or in an email, as far as the salon gives one. */
export function ReceiptActions({
  sale,
  salon,
  isPrinting,
  onPrint,
}: {
  sale: Sale;
  salon: Salon;
  /** Whether it is what is on paper now. */
  isPrinting: boolean;
  onPrint: () => void;
}) {
  const words = useWords(sales);
  return (
    <Stack $gap={4}>
      {isPrinting && (
        <Paper>
          <Receipt sale={sale} salon={salon} />
        </Paper>
      )}
      <ButtonRow>
        {sale.can.print && (
          <Button variant="ghost" size="small" onClick={onPrint}>
            <Icon of={Printer} size={18} /> {words.printReceipt()}
          </Button>
        )}
      </ButtonRow>
    </Stack>
  );
}
