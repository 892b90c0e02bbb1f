import { useState } from 'react';
import { Search } from 'lucide-react';
import styled from 'styled-components';
import { Button } from './button';
import { Field } from './field';
import { Icon } from './icon';

/** The place of a list's filters: a search over the whole width, choices side by side as far as there is room. */
export const Filters = styled.form`
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
const Row = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: end;
  gap: var(--s-3);

  > div {
    flex: 1;
    max-width: 420px;
  }
`;

/** A search that begins when she says so. Give it the search of the address as its key, so that Back empties it too. */
export function Finder({
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
  const [typed, setTyped] = useState(search);
  return (
    <Row>
      <Field
        label="Search"
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
        <Icon of={Search} /> Search
      </Button>
    </Row>
  );
}
