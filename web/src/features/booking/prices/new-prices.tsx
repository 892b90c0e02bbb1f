import styled from 'styled-components';
import type { Currency } from '../../../lib/currency';
import { below } from '../../../ui/media';
import { Price } from '../../../ui/price';
import { prices as book } from '../../../words/prices.gen';
import { useWords } from '../../../words/use-words';
import type { PricePreview } from './mutations';

const Scroll = styled.div`
  max-height: 46dvh;
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
`;
const List = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: var(--s-2) var(--s-3);
    text-align: start;
    vertical-align: baseline;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--surface-2);
    color: var(--text-2);
    font-size: var(--t-meta);
    font-weight: 600;
  }
  tbody tr + tr > * {
    border-top: 1px solid var(--border);
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  [data-amount] {
    text-align: end;
    white-space: nowrap;
  }
  td:last-child {
    font-weight: 600;
  }
  /* Names of services keep whole words beside two prices. */
  @media ${below('sm')} {
    th,
    td {
      padding-inline: var(--s-1);
      font-size: var(--t-meta);
    }
    thead [data-amount] {
      white-space: normal;
      overflow-wrap: break-word;
    }
  }
`;

/** Every changed price, before and after. */
export function NewPrices({
  items,
  currency,
}: {
  items: PricePreview['items'];
  currency: Currency | undefined;
}) {
  const words = useWords(book);
  const partText = ({ kind, partName }: PricePreview['items'][number]) =>
    kind === 'own-price' ? words.ownPriceOf({ name: partName }) : partName;
  return (
    <Scroll tabIndex={0} role="region" aria-label={words.newPrices()}>
      <List>
        <thead>
          <tr>
            <th>{words.service()}</th>
            <th data-amount>{words.priceNow()}</th>
            <th data-amount>{words.priceThen()}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={index}>
              <th scope="row">
                <bdi>{item.title}</bdi>
                {item.kind !== 'service' && <small>{partText(item)}</small>}
              </th>
              <td data-amount>
                <Price amount={item.price} currency={currency} />
              </td>
              <td data-amount>
                <Price amount={item.newPrice} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </List>
    </Scroll>
  );
}
