import { useSalon } from '../../../api/use-salon';
import { Alert } from '../../../ui/alert';
import { useFormats } from '../../../ui/use-formats';
import { imports as book } from '../../../words/imports.gen';
import { useWords } from '../../../words/use-words';
import type { Balances } from './models';

/** The sum of the balances that come in, compared with the total that the owner has typed. */
export function BalanceFigures({ balances }: { balances: Balances }) {
  const words = useWords(book);
  const salon = useSalon();
  const { formatSum } = useFormats();
  if (!salon.data) return null;
  const { currency } = salon.data;
  const { total, count, opening } = balances;
  const money = (amount: number) => formatSum(amount, currency);
  const difference = opening === null ? 0 : Math.abs(Math.round((total - opening.total) * 100)) / 100;
  return (
    <Alert
      tone={opening !== null && difference === 0 ? 'success' : 'warning'}
      title={words.balancesIn({ count, money: money(total) })}
      isSilent
    >
      <p>
        {opening === null
          ? words.totalMissing()
          : difference === 0
            ? words.totalFits()
            : words.totalDiffers({ typed: money(opening.total), difference: money(difference) })}
      </p>
    </Alert>
  );
}
