import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.fieldset`
  display: inline-flex;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-2);
  overflow: clip;

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
  onChoose,
}: {
  /** For screen readers only: visually, the context says it. */
  label: string;
  value: Choice;
  choices: readonly (readonly [Choice, string])[];
  onChoose: (choice: Choice) => void;
}) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      {choices.map(([choice, word]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => onChoose(choice)}
          />
          {word}
        </label>
      ))}
    </Group>
  );
}
