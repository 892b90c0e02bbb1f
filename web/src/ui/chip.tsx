import { useId, type ComponentProps, type ReactNode } from 'react';
import { ChevronDown, X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Icon } from './icon';
import { PopoverPanel } from './popover-button';

/** A selected chip has a quiet background and a strong border: the accent colour is for actions. */
const chipShape = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  max-width: 100%;
  padding: 2px 14px;
  border: 1px solid var(--border-strong);
  border-radius: var(--r-full);
  background: var(--surface);
  color: var(--text);
  font: 600 0.875rem / 1.25 var(--font-ui);
  cursor: pointer;

  svg {
    flex: none;
    color: var(--text-2);
  }
  &:hover {
    background: var(--surface-2);
  }
  @media (pointer: coarse) {
    min-height: 40px;
  }
`;
const chosen = css`
  border-color: var(--text-2);
  background: var(--surface-3);
`;

/** Chips next to each other, on as many lines as they need. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  min-width: 0;
`;

const Toggle = styled.button`
  ${chipShape}

  &:is([aria-pressed='true'], [data-in-use]) {
    ${chosen}
  }
  &:focus-visible {
    border-radius: var(--r-full);
  }
`;

/** A choice that is on or off. */
export const Chip = (props: Omit<ComponentProps<'button'>, 'type'>) => <Toggle type="button" {...props} />;

const Choice = styled.span`
  ${chipShape}

  &[data-chosen] {
    ${chosen}
    padding-inline-end: 36px;
  }
  /* The browser's own list of choices, which keyboards and phones know, covers the words. */
  select {
    position: absolute;
    inset: 0;
    width: 100%;
    min-height: 0;
    margin: 0;
    padding: 0;
    border: 0;
    opacity: 0;
    cursor: pointer;
    font-size: 1rem;
  }
  &[data-chosen] select {
    inset-inline-end: 32px;
    width: calc(100% - 32px);
  }
  &:has(select:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 2px;
    display: grid;
    place-items: center;
    width: 32px;
    padding: 0;
    border: 0;
    border-radius: var(--r-full);
    background: none;
    cursor: pointer;
  }
  > span {
    overflow: hidden;
    max-height: 1lh;
    overflow-wrap: anywhere;
  }
`;

/** One of several choices, or none: the chip says which, and its cross takes it back. */
export function ChoiceChip<Value extends string>({
  label,
  value,
  any,
  choices,
  onChoose,
}: {
  label: string;
  /** Null for none of them. */
  value: Value | null;
  /** The word for none of them. */
  any: string;
  choices: readonly (readonly [Value, string])[];
  onChoose: (choice: Value | null) => void;
}) {
  const words = useWords(controls);
  const id = useId();
  const name = choices.find(([choice]) => choice === value)?.[1];
  return (
    <Choice data-chosen={value === null ? undefined : ''}>
      <span aria-hidden>{name ?? label}</span>
      {value === null && <Icon of={ChevronDown} size={16} />}
      <select
        id={id}
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChoose(choices.find(([choice]) => choice === target.value)?.[0] ?? null)}
      >
        <option value="">{any}</option>
        {choices.map(([choice, said]) => (
          <option key={choice} value={choice}>
            {said}
          </option>
        ))}
      </select>
      {value !== null && (
        <button
          type="button"
          aria-label={words.removeFilter({ name: name ?? value })}
          title={words.removeFilter({ name: name ?? value })}
          onClick={() => {
            onChoose(null);
            document.getElementById(id)?.focus();
          }}
        >
          <Icon of={X} size={16} />
        </button>
      )}
    </Choice>
  );
}

/** A chip that opens more controls below it; Escape or a press elsewhere closes them. */
export function ChipWithMore({
  label,
  icon,
  isInUse,
  children,
}: {
  label: string;
  icon: ReactNode;
  /** True if its menu narrows the list. */
  isInUse: boolean;
  children: ReactNode;
}) {
  return (
    <PopoverPanel
      label={label}
      opener={(popover) => (
        <Toggle type="button" {...popover} data-in-use={isInUse || undefined}>
          {icon} {label}
        </Toggle>
      )}
    >
      {children}
    </PopoverPanel>
  );
}
