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
  /** More to find it by, and to tell it from others; stands below its name. */
  more?: string;
}

const Whole = styled.div`
  min-width: 0;

  input {
    padding-inline-end: 44px;
  }
`;

/** Names of time zones have underscores where people type spaces. */
const plain = (text: string): string => plainText(text.replaceAll('_', ' '));

/**
 * One of many, found by typing a part of its name. What is typed and fits nothing is forgotten when the field is left, so
 * the choice is always one of them; Enter takes the first that fits. Above all of them stand those that are likely.
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
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  listLabel: string;
  /** The likely ones first. */
  options: readonly Option[];
  /** The key of what is chosen; empty for nothing. */
  value: string;
  onChange: (key: string) => void;
  name: string;
}) {
  const words = useWords(controls);
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find(({ key }) => key === value);
  const sought = plain(typed ?? '').trim();
  const fits = ({ label: text, more = '' }: Option) => plain(`${text} ${more}`).includes(sought);
  const begins = ({ label: text }: Option) => plain(text).startsWith(sought);
  const found = sought === '' ? options : options.filter(fits);
  // Who types "india" means India, not the British Indian Ocean.
  const sorted = sought === '' ? found : [...found.filter(begins), ...found.filter((one) => !begins(one))];

  const choose = (key: string) => {
    setTyped(null);
    onChange(key);
  };
  /** A name that was typed whole is a choice; so is what fits nothing else. */
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
    // It must not send the form with what was chosen before.
    event.preventDefault();
    if (first && sought !== '') choose(first.key);
  };

  return (
    <Whole onKeyDownCapture={onKeyDownCapture}>
      <Combobox
        label={label}
        hint={hint}
        error={error}
        name={name}
        required
        aria-required
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
