import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  CalendarCheck,
  CalendarPlus,
  Contact,
  type LucideIcon,
  PanelsTopLeft,
  Scissors,
  Zap,
} from 'lucide-react';
import styled from 'styled-components';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Dialog } from '../../../ui/dialog';
import { Failure } from '../../../ui/failure';
import { FieldFrame, Input } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { below } from '../../../ui/media';
import { useRememberedState } from '../../../ui/use-remembered-state';
import { controls } from '../../../words/controls.gen';
import { deskSearch } from '../../../words/desk-search.gen';
import { shell } from '../../../words/shell.gen';
import { useWords } from '../../../words/use-words';
import { type Entry, type EntryGroup, type EntryKind, keyOf, withRecent } from './entries';
import { useSearch } from './use-search';

const List = styled.div`
  display: grid;
  gap: var(--s-2);
  max-height: min(54dvh, 480px);
  margin-top: var(--s-3);
  overflow: auto;
  overscroll-behavior: contain;
`;
const Heading = styled.span`
  padding: var(--s-1) var(--s-3);
  color: var(--brass);
  font-size: var(--t-small);
  font-weight: 600;
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 40px;
  padding: 4px var(--s-3);
  border-radius: var(--r-2);
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--text-2);
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  @media ${below('sm')} {
    flex-wrap: wrap;
    row-gap: 0;

    > small {
      width: 100%;
      padding-inline-start: 30px;
    }
  }
  &:hover {
    background: var(--surface-2);
  }
  &[aria-selected='true'] {
    background: var(--surface-3);
    color: var(--text);
  }
`;
const Status = styled.p`
  margin-top: var(--s-3);
  color: var(--text-2);
  font-size: var(--t-meta);
`;
const Keys = styled.p`
  margin-top: var(--s-3);
  padding-top: var(--s-3);
  border-top: 1px solid var(--border);
  color: var(--text-2);
  font-size: var(--t-small);

  @media (pointer: coarse) {
    display: none;
  }
`;

const signs: Record<EntryKind, LucideIcon> = {
  action: Zap,
  book: CalendarPlus,
  booking: CalendarCheck,
  client: Contact,
  page: PanelsTopLeft,
  service: Scissors,
};

interface Props {
  /** Pages that the user may open, by URL. */
  pages: readonly Entry[];
  /** Actions available everywhere. */
  actions: readonly Entry[];
  onOpen: (entry: Entry) => void;
  onClose: () => void;
}

/**
 * A search field for clients, bookings, services, pages and actions. The focus stays in it: arrow keys move through
 * the results, Enter opens one. Before any input, it offers recent entries.
 */
export function DeskSearch(props: Props) {
  const words = useWords(deskSearch);
  return (
    <Dialog kind="wide" title={words.search()} isOpen onClose={props.onClose}>
      <Search {...props} />
    </Dialog>
  );
}

function Search({ pages, actions, onOpen, onClose }: Props) {
  const words = useWords(deskSearch);
  const common = useWords(shell);
  const lists = useWords(controls);
  const sentenceOf = useSentenceOf();
  const [text, setText] = useState('');
  const [recent, setRecent] = useRememberedState<readonly Entry[]>('desk-search.recent', []);
  const { groups: found, isWaiting, problem, retry } = useSearch(text, pages, actions);
  const isEmpty = text.trim() === '';
  const groups: readonly EntryGroup[] = isEmpty
    ? [
        { heading: words.recent(), entries: recent },
        { heading: words.actions(), entries: actions },
      ].filter(({ entries }) => entries.length > 0)
    : found;
  const entries = groups.flatMap((group) => group.entries);
  const total = groups.reduce((sum, group) => sum + (group.total ?? group.entries.length), 0);
  const [wanted, setWanted] = useState<string | null>(null);
  // By default, Enter opens the first; a late response does not change the active entry.
  const active = Math.max(
    0,
    entries.findIndex((entry) => keyOf(entry) === wanted),
  );
  const listId = useId();
  const optionId = (entry: Entry) => `${listId}-${keyOf(entry)}`;
  const list = useRef<HTMLDivElement>(null);
  const activeEntry = entries[active];
  const activeKey = activeEntry && keyOf(activeEntry);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);

  /** True if Enter was pressed before the results were complete. */
  const isHurried = useRef(false);
  const open = (entry: Entry) => {
    setRecent(withRecent(recent, entry));
    onClose();
    onOpen(entry);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method, as for Japanese, are not for the list.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = entries[(active + (event.key === 'ArrowDown' ? 1 : -1) + entries.length) % entries.length];
      if (next) setWanted(keyOf(next));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // The results shown may still belong to shorter input.
      if (isWaiting) isHurried.current = true;
      else if (activeEntry) open(activeEntry);
    }
  };
  const openFirst = useEffectEvent(() => {
    isHurried.current = false;
    if (activeEntry) open(activeEntry);
  });
  useEffect(() => {
    if (isHurried.current && !isWaiting) openFirst();
  }, [isWaiting]);
  const status = isEmpty
    ? ''
    : isWaiting
      ? words.searching()
      : entries.length === 0
        ? words.nothingFound()
        : total > entries.length
          ? lists.firstOfFound({ shown: entries.length, count: total })
          : words.foundCount({ count: total });

  return (
    <>
      <FieldFrame label={words.what()}>
        {(control) => (
          <Input
            {...control}
            role="combobox"
            type="text"
            autoComplete="off"
            maxLength={100}
            value={text}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={entries.length > 0}
            aria-controls={entries.length > 0 ? listId : undefined}
            aria-activedescendant={activeEntry && optionId(activeEntry)}
            onChange={({ target }) => {
              setText(target.value);
              setWanted(null);
              isHurried.current = false;
            }}
            onKeyDown={onKeyDown}
          />
        )}
      </FieldFrame>
      <Status role="status">{status}</Status>
      {problem && <Failure title={words.couldNotSearch()} message={sentenceOf(problem)} onRetry={retry} />}
      {entries.length > 0 && (
        // Pressing the mouse must not take the focus out of the text.
        <List
          id={listId}
          ref={list}
          role="listbox"
          aria-label={common.search()}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ heading, entries: ofKind }) => (
            <div key={heading} role="group" aria-label={heading}>
              <Heading aria-hidden>{heading}</Heading>
              {ofKind.map((entry) => (
                <Option
                  key={keyOf(entry)}
                  id={optionId(entry)}
                  role="option"
                  aria-selected={entry === activeEntry}
                  onClick={() => open(entry)}
                >
                  <Icon of={signs[entry.kind]} size={18} />
                  <bdi>{entry.label}</bdi>
                  {entry.hint && (
                    <small dir={entry.kind === 'client' ? 'ltr' : undefined}>{entry.hint}</small>
                  )}
                </Option>
              ))}
            </div>
          ))}
        </List>
      )}
      <Keys>{words.keys()}</Keys>
    </>
  );
}
