import { useId } from 'react';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
import type { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { below } from '../../../ui/media';
import { Skeleton } from '../../../ui/skeleton';
import { availability } from '../../../words/availability.gen';
import { useWords } from '../../../words/use-words';
import { groupSlots, type Slot } from './slot-groups';

const Groups = styled.div`
  display: grid;
  gap: var(--s-5);
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.45;
  }
  legend {
    margin-bottom: var(--s-3);
    padding: 0;
    font-weight: 600;
  }
`;
const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: var(--s-2);

  @media ${below('xs')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
const Pill = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  padding: 4px;
  line-height: 1.3;
  text-align: center;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  background: var(--surface);
  font-weight: 500;
  cursor: pointer;
  transition: background-color var(--dur-1) var(--ease);

  &:hover {
    background: var(--accent-soft);
    color: var(--on-accent-soft);
  }
  &:has(input:checked) {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  &:has(input:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-small);
    font-weight: 400;
  }
  &:hover small,
  &:has(input:checked) small {
    color: inherit;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (forced-colors: active) {
    &:has(input:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

/** Display of the times' prices. */
export interface Pricing {
  currency: Currency;
  kind: 'fixed' | 'from';
}

/**
 * The free times of a day as a radio group: arrow keys go through all of them, and choosing does not leave the page.
 */
export function SlotList({
  day,
  starts,
  timeZone,
  withWhom,
  chosen,
  pricing,
  prices,
  isStale,
  onChoose,
}: {
  day: string;
  starts: readonly string[];
  timeZone: string;
  /** Names for screen readers; null for anyone. */
  withWhom: string | null;
  chosen: string | null;
  pricing: Pricing | undefined;
  /** The price at each start; null if it is the same for all. */
  prices: readonly number[] | null;
  isStale: boolean;
  onChoose: (startsAt: string) => void;
}) {
  const words = useWords(availability);
  const formats = useFormats();
  const name = useId();
  const dayName = formats.formatDay(dayInUtc(day), 'UTC');
  const priceAt = (startsAt: string) => {
    const price = prices?.[starts.indexOf(startsAt)];
    return price === undefined || !pricing
      ? null
      : formats.formatPrice(price, pricing.kind, pricing.currency);
  };
  const radio = ({ startsAt, time }: Slot) => {
    const price = priceAt(startsAt);
    const slot = { time: price === null ? time : formats.formatSeries([time, price]), day: dayName };
    return (
      <Pill key={startsAt}>
        <input
          type="radio"
          name={name}
          value={startsAt}
          aria-label={
            withWhom === null ? words.slotWithAnyone(slot) : words.slotWith({ ...slot, names: withWhom })
          }
          checked={chosen !== null && Date.parse(startsAt) === Date.parse(chosen)}
          disabled={isStale}
          onChange={() => onChoose(startsAt)}
        />
        {time}
        {price !== null && <small>{price}</small>}
      </Pill>
    );
  };
  return (
    <Groups aria-busy={isStale}>
      {groupSlots(formats, starts, timeZone).map(({ part, slots }) => (
        <fieldset key={part}>
          <legend>{words[part]()}</legend>
          <Slots>{slots.map(radio)}</Slots>
        </fieldset>
      ))}
    </Groups>
  );
}

/** Placeholder while the first times load. */
export function SlotSkeleton() {
  return (
    <Groups as="div" aria-busy>
      <Skeleton $width="88px" />
      <Slots>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} $height="48px" />
        ))}
      </Slots>
    </Groups>
  );
}
