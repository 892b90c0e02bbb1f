import styled from 'styled-components';
import type { Service } from '../../../api/models';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { paths } from '../../../lib/paths';
import { LinkButton } from '../../../ui/button';
import { from, LOW } from '../../../ui/media';
import { Price } from '../../../ui/price';
import { AddOnChoices } from '../bookings/add-on-choices';
import type { Estimate } from '../bookings/cart';
import { publicSite } from '../../../words/public-site.gen';
import { useWords } from '../../../words/use-words';

const AddOns = styled(AddOnChoices)`
  margin-top: var(--s-6);

  legend {
    margin-bottom: var(--s-2);
  }
  label {
    padding-block: var(--s-2);
    border-top: 1px solid var(--border);
  }
  label:last-child {
    border-bottom: 1px solid var(--border);
  }
  label > :last-child {
    flex: none;
    max-width: 50%;
    text-align: end;
  }
`;
const Buying = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-4) var(--s-6);
  margin-top: var(--s-6);
  padding-top: var(--s-5);
  border-top: 1px solid var(--brass-line);

  fieldset + & {
    padding-top: 0;
    border-top: 0;
  }
  p {
    display: grid;
    gap: 2px;
    color: var(--text-2);
  }
  p > :first-child {
    color: var(--text);
    font: 400 2rem/1.2 var(--font-display);
  }
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-bar);
  margin: var(--s-7) calc(-1 * var(--gutter)) 0;
  padding: var(--s-3) var(--gutter) calc(var(--s-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--border);
  background: var(--surface);

  @media ${LOW} {
    position: static;
  }
  @media ${from('md')} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

interface Chosen {
  service: Service;
  addOnIds: readonly string[];
  /** The price and duration of the service with its add-ons, with anyone. */
  asked: Estimate;
  currency: Currency | undefined;
}

const bookingOf = ({ service, addOnIds }: Pick<Chosen, 'service' | 'addOnIds'>) =>
  paths.book({ serviceIds: [service._id], addOnIds });

/** The service's add-ons, the resulting price, and a link to book it. */
export function ServiceBuying({
  onToggle,
  ...chosen
}: Chosen & {
  onToggle: (addOnId: string) => void;
}) {
  const words = useWords(publicSite);
  const { formatDurations } = useFormats();
  const { service, addOnIds, asked, currency } = chosen;
  return (
    <>
      {service.addOns.length > 0 && (
        <AddOns service={service} chosenIds={addOnIds} currency={currency} onToggle={onToggle} />
      )}
      <Buying>
        {/* Announced when an add-on changes it. */}
        <p role="status">
          <Price amount={asked.price} kind={asked.priceKind} currency={currency} />
          <span>{formatDurations(asked.minMinutes, asked.maxMinutes)}</span>
        </p>
        <LinkButton to={bookingOf(chosen)}>{words.buyNow()}</LinkButton>
      </Buying>
    </>
  );
}

/** The booking button, always visible on a phone. */
export function BookBar(chosen: Chosen) {
  const words = useWords(publicSite);
  const { formatPrice } = useFormats();
  const { asked, currency } = chosen;
  return (
    <Bar>
      <LinkButton to={bookingOf(chosen)} isWide>
        {currency
          ? words.bookFor({ price: formatPrice(asked.price, asked.priceKind, currency) })
          : words.book()}
      </LinkButton>
    </Bar>
  );
}
