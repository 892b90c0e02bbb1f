import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import type { Option } from './choice-field';
import { Combobox } from './combobox';
import { Icon } from './icon';
import { useDebounced } from './use-debounced';

const PAUSE_MS = 200;

const Whole = styled.div`
  min-width: 0;

  input {
    padding-inline-end: 44px;
  }
`;

/** What the server has found for a text, the first of them; `failure` is the sentence for a search that failed. */
export interface Found {
  options: readonly Option[];
  /** Of all that fit. */
  total: number;
  isSettled: boolean;
  failure: string | null;
}

/**
 * One of many that only the server knows, found by a part of its name or by a code. Enter takes the first that fits, and
 * waits for the answer: a scanner types a barcode and presses Enter sooner than it comes.
 */
export function SearchedChoice({
  label,
  hint,
  error,
  listLabel,
  name,
  chosen,
  first = '',
  autoFocus = false,
  useFound,
  onChoose,
}: {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  listLabel: string;
  name: string;
  /** The name of what is chosen; empty for nothing. */
  chosen: string;
  /** A code that was typed elsewhere, and is looked for at once. */
  first?: string;
  autoFocus?: boolean;
  /** Asks the server; it is called with every text, also an empty one. */
  useFound: (q: string) => Found;
  onChoose: (option: Option) => void;
}) {
  const words = useWords(controls);
  const [typed, setTyped] = useState<string | null>(first || null);
  const [entered, setEntered] = useState<string | null>(first || null);
  const sought = (typed ?? '').trim();
  const paused = useDebounced(sought, PAUSE_MS);
  const q = entered === sought ? sought : paused;
  const found = useFound(q);
  const isSettled = q === sought && found.isSettled;
  const [best] = found.options;

  const choose = (option: Option) => {
    setTyped(null);
    setEntered(null);
    onChoose(option);
  };
  const take = useRef(choose);
  useEffect(() => {
    take.current = choose;
  });
  useEffect(() => {
    if (entered === null || entered !== sought || !isSettled) return;
    if (best) take.current(best);
  }, [entered, sought, isSettled, best]);

  const onKeyDownCapture = (event: KeyboardEvent<HTMLDivElement>) => {
    const isLed = event.target instanceof Element && event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === null || isLed) return;
    // It must not send the form with what was chosen before.
    event.preventDefault();
    if (sought !== '') setEntered(sought);
  };
  const status = !isSettled
    ? words.searching()
    : (found.failure ??
      (found.total > found.options.length
        ? words.firstOfFound({ shown: found.options.length, count: found.total })
        : words.choicesFound({ count: found.total })));

  return (
    <Whole onKeyDownCapture={onKeyDownCapture}>
      <Combobox
        label={label}
        hint={hint}
        error={error}
        name={name}
        required
        aria-required
        maxLength={80}
        autoFocus={autoFocus}
        value={typed ?? chosen}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setEntered(null);
        }}
        onBlur={() => {
          const [only] = found.options;
          if (typed !== null && sought !== '' && isSettled && found.total === 1 && only) choose(only);
          else if (entered === null || isSettled) setTyped(null);
        }}
        mark={<Icon of={ChevronDown} />}
        listLabel={listLabel}
        status={status}
        choices={found.options.map(({ key, label: text, more }) => ({
          key,
          content: (
            <>
              <span>{text}</span>
              {more !== undefined && <small>{more}</small>}
            </>
          ),
        }))}
        onChoose={(key) => {
          const option = found.options.find((one) => one.key === key);
          if (option) choose(option);
        }}
      />
    </Whole>
  );
}
