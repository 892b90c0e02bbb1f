import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  overflow: clip;

  &[data-is-wrong] {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  legend {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-width: 48px;
    min-height: 46px;
    padding-inline: var(--s-3);
    color: var(--text-2);
    font-weight: 600;
    cursor: pointer;
  }
  label + label {
    border-inline-start: 1px solid var(--border);
  }
  label:has(:checked) {
    background: var(--surface-3);
    color: var(--text);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -3px;
    border-radius: var(--r-2);
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

/** A choice between two or three short options side by side. */
export function Segments<Choice extends string>({
  label,
  value,
  choices,
  isWrong = false,
  onChoose,
}: {
  /** For screen readers only: visually, the context says it. Left out where a legend is part of the context. */
  label?: string;
  /** Null until something is chosen. */
  value: Choice | null;
  choices: readonly (readonly [Choice, string])[];
  isWrong?: boolean;
  onChoose: (choice: Choice) => void;
}) {
  const name = useId();
  return (
    <Group as={label === undefined ? 'div' : 'fieldset'} data-is-wrong={isWrong || undefined}>
      {label !== undefined && <legend>{label}</legend>}
      {choices.map(([choice, word]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            aria-invalid={isWrong || undefined}
            onChange={() => onChoose(choice)}
          />
          {word}
        </label>
      ))}
    </Group>
  );
}
