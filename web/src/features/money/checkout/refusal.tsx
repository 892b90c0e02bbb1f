import { Link } from 'react-router-dom';
import type { ProblemError } from '../../../api/problem';
import { useSentenceOf } from '../../../api/use-sentence-of';
import type { Currency } from '../../../lib/currency';
import { paths } from '../../../lib/paths';
import { amountOf } from '../../../lib/typed-amount';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { useFocusOnChange } from '../../../ui/use-focus-on-change';
import { useFormats } from '../../../ui/use-formats';
import { checkout } from '../../../words/checkout.gen';
import { useWords } from '../../../words/use-words';

/** Explains why no payment was taken, and offers a way out. Takes the focus from the pressed button. */
export function Refusal({
  problem,
  total,
  tendered,
  currency,
  isBusy,
  onConfirm,
}: {
  problem: ProblemError;
  total: number | null;
  /** The cash handed over, as typed. */
  tendered: string;
  currency: Currency;
  isBusy: boolean;
  onConfirm: () => void;
}) {
  const words = useWords(checkout);
  const sentenceOf = useSentenceOf();
  const { formatSum } = useFormats();
  const ref = useFocusOnChange<HTMLDivElement>(problem);
  const money = formatSum(total ?? 0, currency);
  switch (problem.code) {
    case 'price-has-changed':
      return (
        <Alert ref={ref} tone="warning" title={words.totalHasChanged({ money })}>
          <p>{words.takeAgain()}</p>
        </Alert>
      );
    case 'already-paid': {
      const saleId = problem.extras['saleId'];
      return (
        <Alert ref={ref} tone="warning" title={words.isPaid()}>
          <p>{words.paidByAnother()}</p>
          {typeof saleId === 'string' && <Link to={paths.dashboardSale(saleId)}>{words.showSale()}</Link>}
        </Alert>
      );
    }
    case 'sale-made': {
      const saleId = problem.extras['saleId'];
      return (
        <Alert ref={ref} tone="warning" title={words.saleIsMade()}>
          <p>{words.saleIsMadeText()}</p>
          {typeof saleId === 'string' && <Link to={paths.dashboardSale(saleId)}>{words.showSale()}</Link>}
        </Alert>
      );
    }
    case 'tendered-is-high':
      return (
        <Alert
          ref={ref}
          tone="warning"
          title={words.isSoMuchGiven({ given: formatSum(amountOf(tendered) ?? 0, currency), money })}
        >
          <Button variant="ghost" size="small" isBusy={isBusy} onClick={onConfirm}>
            {words.yesSoMuch()}
          </Button>
        </Alert>
      );
    case 'till-off':
      return (
        <Alert ref={ref} tone="danger" title={words.tillIsOff()}>
          <p>{words.nothingTaken()}</p>
        </Alert>
      );
    default:
      return (
        <Alert ref={ref} tone="warning" title={words.nothingTaken()}>
          <p>{sentenceOf(problem)}</p>
        </Alert>
      );
  }
}
