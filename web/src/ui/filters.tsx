import { useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { shell } from '../words/shell.gen';
import { Button } from './button';
import { Field, SelectField } from './field';
import { Icon } from './icon';

const FilterForm = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  align-items: end;
  gap: var(--s-3);

  > div {
    min-width: 0;
  }
  input[type='date'] {
    height: 48px;
    min-width: 0;
  }
`;
const SearchRow = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: end;
  gap: var(--s-3);

  > div {
    flex: 1;
    max-width: 420px;
  }
`;

/**
 * The filters of a list: a search over the full width, choices side by side as far as there is room, and a button that
 * clears them. Every choice acts at once.
 */
export function Filters({
  label,
  onClear,
  children,
}: {
  label: string;
  /** Left out, or false, while nothing is narrowed. */
  onClear?: false | (() => void);
  children: ReactNode;
}) {
  const words = useWords(controls);
  return (
    <FilterForm role="search" aria-label={label} onSubmit={(event) => event.preventDefault()}>
      {children}
      {onClear && (
        <div>
          <Button variant="quiet" onClick={onClear}>
            {words.clearFilters()}
          </Button>
        </div>
      )}
    </FilterForm>
  );
}

/** One choice by which a list is narrowed or ordered. */
export function SelectFilter<Choice extends string>({
  label,
  value,
  any,
  choices,
  onChoose,
}: {
  label: string;
  /** Null for none of them. */
  value: Choice | null;
  /** The word for none of them; left out where there is always one. */
  any?: string;
  choices: readonly (readonly [Choice, string])[];
  onChoose: (choice: Choice | null) => void;
}) {
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(choices.find(([choice]) => choice === target.value)?.[0] ?? null)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {choices.map(([choice, words]) => (
        <option key={choice} value={choice}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}

/** The entries of words for each choice, in their order. */
export const choicesOf = <Choice extends string>(words: Readonly<Record<Choice, string>>) =>
  Object.entries(words) as [Choice, string][];

/** A search that starts on Enter or the button. Use the search in the URL as its key, so that Back empties it too. */
export function SearchFilter({
  search,
  placeholder,
  maxLength,
  onSearch,
}: {
  search: string;
  placeholder: string;
  maxLength: number;
  onSearch: (search: string) => void;
}) {
  const words = useWords(shell);
  const [typed, setTyped] = useState(search);
  return (
    <SearchRow>
      <Field
        label={words.search()}
        type="search"
        maxLength={maxLength}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          onSearch(typed.trim());
        }}
      />
      <Button variant="ghost" onClick={() => onSearch(typed.trim())}>
        <Icon of={Search} /> {words.search()}
      </Button>
    </SearchRow>
  );
}
