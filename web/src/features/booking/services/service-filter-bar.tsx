import { useEffect, useRef } from 'react';
import { Search } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths, type ServiceFilter } from '../../../lib/paths';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { useChosenInView } from '../../../ui/use-chosen-in-view';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { publicSite } from '../../../words/public-site.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: var(--s-4);
  margin-block: var(--s-6);
`;
const Chips = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-inline: 18px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-full);
    text-decoration: none;
    transition: background-color var(--dur-1) var(--ease);
  }
  a:hover {
    background: var(--surface-2);
  }
  a:focus-visible {
    border-radius: var(--r-full);
  }
  /* So that six categories and their search share a line on a small desk, and have one to themselves on a tablet. */
  @media ${below('xxl')} {
    a {
      padding-inline: 14px;
    }
  }
  /* One row that scrolls sideways: it has its height before the categories are known. */
  @media ${below('sm')} {
    flex-wrap: nowrap;
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: 6px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;

    a {
      flex: none;
    }
  }
  a[aria-current] {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
`;
const SearchFilter = styled.form`
  position: relative;
  flex: 1 1 220px;
  max-width: 300px;

  @media ${below('lg')} {
    flex-basis: 100%;
    max-width: none;
  }

  svg {
    position: absolute;
    inset-inline-start: 14px;
    top: 14px;
    color: var(--text-2);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: 48px;
    padding-block: 10px;
    padding-inline: 44px 14px;
    border: 1px solid var(--border-strong);
    border-radius: var(--r-2);
    background: var(--surface);
  }
  input::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  input:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-2);
  }
`;

/** Category and search. Both are in the URL, so that a filtered list can be shared. */
export function ServiceFilterBar({
  categories,
  filter,
  onSearch,
}: {
  categories: readonly { slug: string; title: string }[];
  filter: ServiceFilter;
  onSearch: (search: string) => void;
}) {
  const words = useWords(publicSite);
  const { all } = useWords(shell);
  const input = useRef<HTMLInputElement>(null);
  const { category, search = '' } = filter;
  const row = useChosenInView<HTMLElement>(category);

  useEffect(() => {
    // The field keeps its own text while typing; only outside changes (Back, "Clear") are copied into it.
    if (input.current && input.current !== document.activeElement) input.current.value = search;
  }, [search]);

  const chips = [{ slug: undefined, title: all() }, ...categories];
  return (
    <Bar>
      <Chips ref={row} aria-label={words.categories()}>
        {chips.map(({ slug, title }) => (
          <Link
            key={title}
            to={paths.allServices({ category: slug, search })}
            aria-current={slug === category ? 'true' : undefined}
            preventScrollReset
          >
            {title}
          </Link>
        ))}
      </Chips>
      <SearchFilter role="search" onSubmit={(event) => event.preventDefault()}>
        <label>
          <VisuallyHidden>{words.searchServices()}</VisuallyHidden>
          <Icon of={Search} />
          <input
            ref={input}
            type="search"
            placeholder={words.searchServices()}
            defaultValue={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        </label>
      </SearchFilter>
    </Bar>
  );
}
