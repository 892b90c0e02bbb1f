import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { Tiles } from '../../../ui/tiles';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import { useMethodName } from '../till-settings/use-method-name';
import type { Till } from './models';

const Methods = styled(Tiles)`
  margin-top: var(--s-4);

  dd[data-later] {
    color: var(--text-2);
    font: 400 1rem/2.1 var(--font-ui);
  }
`;

/** The total of each payment method; cash only after the count. */
export function MethodTiles({
  till: { methods },
  currency,
}: {
  till: Pick<Till, 'methods'>;
  currency: Currency;
}) {
  const words = useWords(book);
  const methodName = useMethodName();
  const { formatSum } = useFormats();
  if (methods.length === 0) return null;
  return (
    <section aria-label={words.byMethod()}>
      <Methods $least={160}>
        {methods.map(({ method, amount, count }) => (
          <div key={method}>
            <dt>{methodName(method)}</dt>
            {amount === null ? (
              <dd data-later>{words.afterCount()}</dd>
            ) : (
              <dd>{formatSum(amount, currency)}</dd>
            )}
            <dd>{words.paymentCount({ count })}</dd>
          </div>
        ))}
      </Methods>
    </section>
  );
}
