import { Fragment } from 'react';
import { Lock, StickyNote } from 'lucide-react';
import styled from 'styled-components';
import { formatTime } from '../../lib/format-date';
import { Icon } from '../../ui/icon';
import { StatusBadge } from '../../ui/status-badge';
import { useNow } from '../../ui/use-now';
import { blockName } from './columns';
import type { AgendaEntry } from './agenda-entries';
import type { DiaryBlock, DiaryVisit } from './models';
import { clientOf } from './words';

const List = styled.ol`
  display: grid;
  gap: var(--s-2);

  @media print {
    display: none;
  }
`;
const Entry = styled.button<{ $hue: string }>`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 2px var(--s-4);
  align-items: start;
  width: 100%;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border);
  border-left: 4px solid var(--cat-${({ $hue }) => $hue}-line);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  line-height: 1.35;
  text-align: left;
  cursor: pointer;

  &:hover {
    background: var(--surface-2);
  }
  &:focus-visible {
    outline-offset: 1px;
    border-radius: var(--r-2);
  }
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 600;
  }
  small {
    color: var(--text-2);
    font-size: var(--t-meta);
  }
  svg {
    vertical-align: -3px;
  }
  @media (max-width: 420px) {
    grid-template-columns: 48px minmax(0, 1fr);
    column-gap: var(--s-3);

    > :last-child {
      grid-column: 2;
    }
  }
`;
const Times = styled.span`
  display: grid;
`;
const What = styled.span`
  display: grid;
  gap: 2px;
`;
const BlockEntry = styled(Entry)`
  border-left: 4px double var(--border-strong);
  border-radius: 0;
  background: var(--surface-2);
`;
const Now = styled.li`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  color: var(--danger);
  font-size: var(--t-small);
  font-weight: 700;

  &::after {
    content: '';
    flex: 1;
    border-top: 2px solid currentColor;
  }
`;

/** A day from top to bottom, as one reads it on a phone. */
export function Agenda({
  entries,
  isToday,
  hues,
  timeZone,
  nameOf,
  onOpen,
  onBlock,
}: {
  entries: readonly AgendaEntry[];
  isToday: boolean;
  hues: ReadonlyMap<string, string>;
  timeZone: string;
  nameOf: (staffId: string) => string;
  onOpen: (visit: DiaryVisit) => void;
  onBlock: (blockId: string) => void;
}) {
  const nowMs = useNow(20_000);
  const next = isToday ? entries.findIndex(({ startsAt }) => Date.parse(startsAt) > nowMs) : -1;
  const now = (
    <Now>
      <span>Now, {formatTime(new Date(nowMs), timeZone)}</span>
    </Now>
  );
  return (
    <List>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>
          {index === next && now}
          <li>
            {entry.visit ? (
              <VisitEntry
                visit={entry.visit}
                hue={hues.get(entry.visit.lines[0]?.serviceId ?? '') ?? 'hair'}
                timeZone={timeZone}
                onOpen={onOpen}
              />
            ) : (
              <BlockRow
                block={entry.block}
                timeZone={timeZone}
                name={nameOf(entry.block.staffId)}
                onBlock={onBlock}
              />
            )}
          </li>
        </Fragment>
      ))}
      {isToday && next < 0 && now}
    </List>
  );
}

function Span({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  return (
    <Times>
      <b>{formatTime(startsAt, timeZone)}</b>
      <small>{formatTime(endsAt, timeZone)}</small>
    </Times>
  );
}

function VisitEntry({
  visit,
  hue,
  timeZone,
  onOpen,
}: {
  visit: DiaryVisit;
  hue: string;
  timeZone: string;
  onOpen: (visit: DiaryVisit) => void;
}) {
  return (
    <Entry
      type="button"
      $hue={hue}
      data-visit={visit._id}
      aria-haspopup="dialog"
      onClick={() => onOpen(visit)}
    >
      <Span startsAt={visit.startsAt} endsAt={visit.endsAt} timeZone={timeZone} />
      <What>
        <b>{clientOf(visit)}</b>
        {visit.lines.map((line) => (
          <small key={line._id}>
            {line.title} with {line.staffName}
          </small>
        ))}
        {visit.note && (
          <small>
            <Icon of={StickyNote} size={16} /> {visit.note}
          </small>
        )}
      </What>
      <span>
        <StatusBadge status={visit.status} />
      </span>
    </Entry>
  );
}

function BlockRow({
  block,
  timeZone,
  name,
  onBlock,
}: {
  block: DiaryBlock;
  timeZone: string;
  name: string;
  onBlock: (blockId: string) => void;
}) {
  return (
    <BlockEntry type="button" $hue="hair" aria-haspopup="dialog" onClick={() => onBlock(block._id)}>
      <Span startsAt={block.startsAt} endsAt={block.endsAt} timeZone={timeZone} />
      <What>
        <b>
          <Icon of={Lock} size={16} /> {blockName(block)}
        </b>
        <small>{name} is not free</small>
      </What>
      <span />
    </BlockEntry>
  );
}
