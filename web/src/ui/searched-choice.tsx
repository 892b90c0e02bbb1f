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

/** The server's first results for a text; `failure` explains a failed search. */
export interface Found {
  options: readonly Option[];
  /** The number of all matches. */
  total: number;
  isSettled: boolean;
  failure: string | null;
}

/**
 * One of many options on the server, found by part of its name or by a code. Enter selects the first match, after
 * waiting for the response: a scanner types a barcode and presses Enter sooner than that.
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
  /** The selected option's name; empty for none. */
  chosen: string;
  /** A code entered elsewhere, searched for at once. */
  first?: string;
  autoFocus?: boolean;
  /** Searches the server; called with every text, including an empty one. */
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
    // Enter must not submit the form with the previous choice.
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
