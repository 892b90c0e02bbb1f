import { useId } from 'react';
import styled from 'styled-components';
import { dayInUtc } from '../../../lib/local-day';
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
  align-items: center;
  justify-content: center;
  min-height: 48px;
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

/** The free times of a day as one group of radio buttons: arrows go through all of them, and choosing goes nowhere by itself. */
export function SlotList({
  day,
  starts,
  timeZone,
  withWhom,
  chosen,
  isStale,
  onChoose,
}: {
  day: string;
  starts: readonly string[];
  timeZone: string;
  /** "anyone" or a name, for those who hear a time without seeing the page. */
  withWhom: string;
  chosen: string | null;
  isStale: boolean;
  onChoose: (startsAt: string) => void;
}) {
  const words = useWords(availability);
  const formats = useFormats();
  const name = useId();
  const dayName = formats.formatDay(dayInUtc(day), 'UTC');
  const radio = ({ startsAt, time }: Slot) => (
    <Pill key={startsAt}>
      <input
        type="radio"
        name={name}
        value={startsAt}
        aria-label={words.slotWith({ time, day: dayName, names: withWhom })}
        checked={chosen !== null && Date.parse(startsAt) === Date.parse(chosen)}
        disabled={isStale}
        onChange={() => onChoose(startsAt)}
      />
      {time}
    </Pill>
  );
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

/** The place of the times while the first ones are on their way. */
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
