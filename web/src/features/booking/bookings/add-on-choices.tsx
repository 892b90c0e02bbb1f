import { markOf } from '../../../api/own-words';
import styled from 'styled-components';
import type { Service } from '../../../api/models';
import { Currency } from '../../../lib/currency';
import { useFormats } from '../../../ui/use-formats';
import { Price } from '../../../ui/price';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Group = styled.fieldset`
  display: grid;

  legend {
    padding: 0;
    overflow-wrap: anywhere;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: 44px;
    cursor: pointer;
  }
  label > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  label > :last-child {
    margin-inline-start: auto;
    color: var(--text-2);
  }
  input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** The add-ons of a service, with the price and minutes of each. The caller lays it out. */
export function AddOnChoices({
  service: { title, addOns },
  chosenIds,
  currency,
  onToggle,
  className,
}: {
  service: Pick<Service, 'title' | 'addOns'>;
  chosenIds: readonly string[];
  currency: Currency | undefined;
  onToggle: (addOnId: string) => void;
  className?: string;
}) {
  const words = useWords(shell);
  const { formatDuration } = useFormats();
  return (
    <Group className={className}>
      <legend>{words.addTo({ title })}</legend>
      {addOns.map((addOn) => (
        <label key={addOn._id}>
          <input
            type="checkbox"
            checked={chosenIds.includes(addOn._id)}
            onChange={() => onToggle(addOn._id)}
          />
          <span {...markOf(addOn.fallbacks.title)}>{addOn.title}</span>
          <span>
            + {addOn.extraMinutes > 0 && `${formatDuration(addOn.extraMinutes)} · `}
            <Price amount={addOn.price} kind="fixed" currency={currency} />
          </span>
        </label>
      ))}
    </Group>
  );
}
