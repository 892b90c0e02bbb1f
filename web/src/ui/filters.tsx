import { createContext, use, useState, type ReactNode } from 'react';
import { Search, SlidersHorizontal } from 'lucide-react';
import styled from 'styled-components';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { shell } from '../words/shell.gen';
import { Button } from './button';
import { Field, SelectField } from './field';
import { Icon } from './icon';

/** Pixels needed for a search and five selects side by side. */
const ONE_ROW = 980;

const Place = styled.div`
  container: filters / inline-size;
`;
const FilterForm = styled.form`
  display: flex;
  align-items: end;
  gap: var(--s-2);

  > div {
    flex: 1 1 120px;
    min-width: 0;
  }
  label,
  [data-label-line] {
    font-size: var(--t-small);
  }
  input,
  select {
    min-height: 40px;
    padding-block: 4px;
  }
  input[type='date'] {
    height: 40px;
    min-width: 0;
  }
  /* The list says its days in words. */
  [data-day-words] {
    display: none;
  }
  > :has(> button) {
    flex: none;
  }

  /* Folded: the search and the button in one row, with the fixed parts below; unfolded, the choices as well. */
  @container filters (max-width: ${ONE_ROW}px) {
    flex-wrap: wrap;

    &[data-folds]:not([data-open]) > :not([data-search], [data-stays]) {
      display: none;
    }
    > [data-search] {
      flex: 1 0 100%;
    }
  }
`;
const SearchRow = styled.div`
  display: flex;
  align-items: end;
  gap: var(--s-2);

  && {
    flex: 3 1 240px;
  }
  > div {
    flex: 1;
    max-width: 420px;
  }
  > button {
    flex: none;
    min-height: 40px;
    padding-inline: 12px;
  }
  @container filters (max-width: 620px) {
    [data-label-line] {
      position: absolute;
      width: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
/** The search button's label; its icon is enough where the list's rows need the width. */
const SearchName = styled.span`
  position: absolute;
  width: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const Fold = styled(Button)`
  @container filters (min-width: ${ONE_ROW + 1}px) {
    display: none;
  }
`;

/** The folding of a form's selects when they don't fit next to the search. */
interface Folding {
  isOpen: boolean;
  /** The number of selects in use. */
  count: number;
  onFold: () => void;
}
const FoldingContext = createContext<Folding | null>(null);

/**
 * A list's filters in one row: a search, selects, and a button that clears them. If there is too little space, the
 * selects of a form with a search fold behind a button that shows how many are in use. Every choice takes effect at
 * once.
 */
export function Filters({
  label,
  count,
  onClear,
  children,
}: {
  label: string;
  /** The number of selects in use, in a form with a search. */
  count?: number;
  /** Left out, or false, without active filters. */
  onClear?: false | (() => void);
  children: ReactNode;
}) {
  const words = useWords(controls);
  const [isOpen, setOpen] = useState(false);
  const folding = count === undefined ? null : { isOpen, count, onFold: () => setOpen(!isOpen) };
  return (
    <Place>
      <FilterForm
        role="search"
        aria-label={label}
        data-folds={folding !== null || undefined}
        data-open={isOpen || undefined}
        onSubmit={(event) => event.preventDefault()}
      >
        <FoldingContext value={folding}>{children}</FoldingContext>
        {onClear && (
          <div>
            <Button variant="quiet" size="compact" onClick={onClear}>
              {words.clearFilters()}
            </Button>
          </div>
        )}
      </FilterForm>
    </Place>
  );
}

/** A select that filters or sorts a list. */
export function SelectFilter<Choice extends string>({
  label,
  value,
  any,
  choices,
  onChoose,
}: {
  label: string;
  /** Null for no selection. */
  value: Choice | null;
  /** The label for no selection; left out if one is required. */
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

/** The options for each choice, in order. */
export const choicesOf = <Choice extends string>(words: Readonly<Record<Choice, string>>) =>
  Object.entries(words) as [Choice, string][];

/** A search that runs on Enter or the button. Use the URL's search as its key, so that Back also resets it. */
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
  const filters = useWords(controls);
  const folding = use(FoldingContext);
  const [typed, setTyped] = useState(search);
  return (
    <SearchRow data-search>
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
      <Button variant="ghost" title={words.search()} onClick={() => onSearch(typed.trim())}>
        <Icon of={Search} /> <SearchName>{words.search()}</SearchName>
      </Button>
      {folding && (
        <Fold variant="ghost" size="small" aria-expanded={folding.isOpen} onClick={folding.onFold}>
          <Icon of={SlidersHorizontal} size={18} />{' '}
          {folding.count === 0 ? filters.filters() : filters.filtersInUse({ count: folding.count })}
        </Fold>
      )}
    </SearchRow>
  );
}
