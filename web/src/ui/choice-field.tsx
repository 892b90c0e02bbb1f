import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { plainText } from '../lib/plain-text';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Combobox } from './combobox';
import { Icon } from './icon';

export interface Option {
  key: string;
  label: string;
  /** Further searchable text, shown below the name. */
  more?: string;
}

const Whole = styled.div`
  min-width: 0;

  input {
    padding-inline-end: 44px;
  }
`;

/** Time zone names have underscores where people type spaces. */
const plain = (text: string): string => plainText(text.replaceAll('_', ' '));

/**
 * One of many options, found by typing part of its name. Text without a match is discarded when the field is left, so
 * the value is always an option; Enter selects the first match. Likely options come first.
 */
export function ChoiceField({
  label,
  hint,
  error,
  listLabel,
  options,
  value,
  onChange,
  name,
  isOptional = false,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  listLabel: string;
  /** Likely ones first. */
  options: readonly Option[];
  /** The selected option's key; empty for none. */
  value: string;
  onChange: (key: string) => void;
  name: string;
  /** True if none may be chosen. */
  isOptional?: boolean;
}) {
  const words = useWords(controls);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find(({ key }) => key === value);
  const sought = plain(typed ?? '').trim();
  const fits = ({ label: text, more = '' }: Option) => plain(`${text} ${more}`).includes(sought);
  const begins = ({ label: text }: Option) => plain(text).startsWith(sought);
  const found = sought === '' ? options : options.filter(fits);
  // Typing "india" means India, not the British Indian Ocean Territory.
  const sorted = sought === '' ? found : [...found.filter(begins), ...found.filter((one) => !begins(one))];

  const choose = (key: string) => {
    setTyped(null);
    onChange(key);
  };
  /** A completely typed name counts as a choice, and so does the only match. */
  const leave = () => {
    const named = sorted.find(({ label: text }) => plain(text) === sought);
    const only = sorted.length === 1 ? sorted[0] : undefined;
    const meant = named ?? only;
    if (typed !== null && sought !== '' && meant) choose(meant.key);
    else setTyped(null);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const [first] = sorted;
    const isLed = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === null || isLed) return;
    // Enter must not submit the form with the previous choice.
    event.preventDefault();
    if (first && sought !== '') choose(first.key);
  };

  return (
    <Whole onKeyDownCapture={onKeyDownCapture}>
      <Combobox
        label={label}
        hint={hint}
        error={error}
        isOptional={isOptional}
        name={name}
        required={!isOptional}
        aria-required={!isOptional || undefined}
        value={typed ?? chosen?.label ?? ''}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={leave}
        mark={<Icon of={ChevronDown} />}
        listLabel={listLabel}
        status={words.choicesFound({ count: sorted.length })}
        choices={sorted.map(({ key, label: text, more }) => ({
          key,
          content: (
            <>
              <span>{text}</span>
              {more !== undefined && <small>{more}</small>}
            </>
          ),
        }))}
        onChoose={choose}
      />
    </Whole>
  );
}
