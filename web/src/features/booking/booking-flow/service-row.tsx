import { markOf } from '../../../api/own-words';
import { Check, Plus } from 'lucide-react';
import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { cutAtWord } from '../../../lib/cut-at-word';
import { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';
import { AddOnChoices } from '../bookings/add-on-choices';
import { book } from '../../../words/book.gen';
import { useWords } from '../../../words/use-words';

const Row = styled.li`
  padding: var(--s-4);

  &[data-chosen='true'] {
    background: color-mix(in srgb, var(--accent-soft) 45%, var(--surface));
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--s-4);

  img {
    width: 88px;
    height: 66px;
    object-fit: cover;
    border-radius: var(--r-2);
  }
  @media ${below('sm')} {
    grid-template-columns: minmax(0, 1fr) auto;

    picture,
    > img {
      display: none;
    }
  }
`;
const Words = styled.div`
  display: grid;
  gap: 2px;

  h3 {
    font: 600 1.0625rem/1.35 var(--font-ui);
    overflow-wrap: anywhere;
  }
  p {
    color: var(--text-2);
  }
  > small {
    color: var(--text-2);
    font-size: var(--t-meta);
    line-height: 1.45;
  }
  @media ${below('sm')} {
    > small {
      display: none;
    }
  }
`;
const AddOns = styled(AddOnChoices)`
  gap: var(--s-1);
  margin-block: var(--s-3) 0;
  margin-inline: 104px 0;

  legend {
    max-width: 100%;
    margin-bottom: var(--s-1);
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  label > :last-child {
    text-align: end;
  }
  @media ${below('sm')} {
    margin-inline-start: 0;
  }
`;

/** In characters: about two lines. */
const LONGEST = 120;

/** A service as a line of the price list, with its add-ons once chosen. */
export function ServiceRow({
  service,
  offer,
  currency,
  isChosen,
  isFull,
  addOnIds,
  onToggle,
  onToggleAddOn,
}: {
  service: Service;
  /** A team member's own price and duration, if the client wants to book with them. */
  offer: { price: number; durationMinutes: number } | undefined;
  currency: Currency | undefined;
  isChosen: boolean;
  /** No more services can be added. */
  isFull: boolean;
  addOnIds: readonly string[];
  onToggle: () => void;
  onToggleAddOn: (addOnId: string) => void;
}) {
  const words = useWords(book);
  const { formatDurations } = useFormats();
  const { title, description, img, addOns, fallbacks } = service;
  const terms = offer
    ? {
        ...offer,
        priceKind: service.priceKind,
        minMinutes: offer.durationMinutes,
        maxMinutes: offer.durationMinutes,
      }
    : service.terms;
  return (
    <Row data-chosen={isChosen}>
      <Line>
        <Picture src={img} kind="service" sizes="88px" alt="" />
        <Words>
          <h3 {...markOf(fallbacks.title)}>{title}</h3>
          {terms && (
            <p>
              {keepWhole(formatDurations(terms.minMinutes, terms.maxMinutes))}&nbsp;·{' '}
              <Price amount={terms.price} kind={terms.priceKind} currency={currency} />
            </p>
          )}
          <small {...markOf(fallbacks.description)}>{cutAtWord(description, LONGEST)}</small>
        </Words>
        <Button
          variant={isChosen ? 'primary' : 'ghost'}
          size="small"
          aria-label={isChosen ? words.addedRemove({ title }) : words.addThis({ title })}
          disabled={isFull && !isChosen}
          onClick={onToggle}
        >
          <Icon of={isChosen ? Check : Plus} size={18} />
          {isChosen ? words.added() : words.add()}
        </Button>
      </Line>
      {isChosen && addOns.length > 0 && (
        <AddOns service={service} chosenIds={addOnIds} currency={currency} onToggle={onToggleAddOn} />
      )}
    </Row>
  );
}

/** Durations that break a line between them only: “2 h 15 min – 2 h 30 min”. */
const keepWhole = (durations: string): string => durations.replace(/(?<!–) (?!–)/g, '\u00a0');
