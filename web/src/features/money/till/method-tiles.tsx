import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { till as book } from '../../../words/till.gen';
import { useWords } from '../../../words/use-words';
import type { TillDay } from './models';

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: var(--s-3);
  margin-top: var(--s-4);

  > div {
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--s-4);
    border: 1px solid var(--border);
    border-radius: var(--r-3);
    background: var(--surface);
  }
  dt {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  dd {
    font: 400 1.75rem/1.2 var(--font-display);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  dd[data-later] {
    color: var(--text-2);
    font: 400 1rem/2.1 var(--font-ui);
  }
  dd + dd {
    color: var(--text-2);
    font: 400 var(--t-meta) / 1.4 var(--font-ui);
  }
`;

/** What each method has brought; cash only once it was counted. */
export function MethodTiles({
  till: { methods },
  currency,
}: {
  till: Pick<TillDay, 'methods'>;
  currency: Currency;
}) {
  const words = useWords(book);
  const { formatSum } = useFormats();
  if (methods.length === 0) return null;
  return (
    <section aria-label={words.byMethod()}>
      <Tiles>
        {methods.map(({ method, amount, count }) => (
          <div key={method}>
            <dt>{words[`method.${method}`]()}</dt>
            {amount === null ? (
              <dd data-later>{words.afterCount()}</dd>
            ) : (
              <dd>{formatSum(amount, currency)}</dd>
            )}
            <dd>{words.paymentCount({ count })}</dd>
          </div>
        ))}
      </Tiles>
    </section>
  );
}
