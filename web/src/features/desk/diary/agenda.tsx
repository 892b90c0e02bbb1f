import { Fragment, useEffect, useRef } from 'react';
import { Lock, Repeat2, StickyNote } from 'lucide-react';
import styled from 'styled-components';
import { wallMinuteOf } from '../../../lib/zone';
import { useFormats } from '../../../ui/use-formats';
import { PLAIN_HUE, type Hue } from '../../../ui/hues';
import { Icon } from '../../../ui/icon';
import { StatusBadge } from '../../booking/bookings/status-badge';
import { below } from '../../../ui/media';
import { useNow } from '../../../ui/use-now';
import { blockName, blockRepeats } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import type { HueOf } from '../diary-model/card-hues';
import type { AgendaEntry } from '../diary-model/agenda-entries';
import type { DiaryBlock, DiaryBooking } from '../diary-model/models';
import { inSentence } from '../../../words/in-sentence';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { clientName } from '../../booking/bookings/client-name';
import { WarningBar } from '../../booking/bookings/warning-bar';

const List = styled.ol`
  display: grid;
  gap: var(--s-2);

  @media print {
    display: none;
  }
`;
const Entry = styled.button<{ $hue: Hue }>`
  display: grid;
  grid-template-columns: minmax(56px, max-content) minmax(0, 1fr) auto;
  gap: 2px var(--s-4);
  align-items: start;
  width: 100%;
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border);
  border-inline-start: 4px solid var(--hue-${({ $hue }) => $hue}-line);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  line-height: 1.35;
  text-align: start;
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
  @media ${below('xs')} {
    grid-template-columns: minmax(48px, max-content) minmax(0, 1fr);
    column-gap: var(--s-3);

    > :last-child {
      grid-column: 2;
    }
  }
`;
const Times = styled.span`
  display: grid;
  white-space: nowrap;
`;
const What = styled.span`
  display: grid;
  gap: 2px;
`;
const BlockEntry = styled(Entry)`
  border-inline-start: 4px double var(--border-strong);
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

/** A day as a list, for phones. */
export function Agenda({
  entries,
  isToday,
  isOwn,
  hueOf,
  timeZone,
  nameOf,
  onOpen,
  onBlock,
}: {
  entries: readonly AgendaEntry[];
  isToday: boolean;
  /** True for the reader's own day, which need not name them. */
  isOwn: boolean;
  hueOf: HueOf;
  timeZone: string;
  nameOf: (staffId: string) => string;
  onOpen: (booking: DiaryBooking) => void;
  onBlock: (blockId: string) => void;
}) {
  const {
    words,
    formats: { formatTime },
  } = useDiaryTexts();
  const nowMs = useNow(20_000);
  const next = isToday ? entries.findIndex(({ startsAt }) => Date.parse(startsAt) > nowMs) : -1;
  const nowRef = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // In their own day, readers see at the top who comes next.
    const line = nowRef.current;
    if (isOwn || !line) return;
    const { bottom } = line.getBoundingClientRect();
    if (bottom > window.innerHeight) line.scrollIntoView({ block: 'center' });
  }, [isToday, isOwn]);
  const now = (
    <Now ref={nowRef}>
      <span>{words.nowAt({ time: formatTime(new Date(nowMs), timeZone) })}</span>
    </Now>
  );
  return (
    <List>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>
          {index === next && now}
          <li>
            {entry.booking ? (
              <BookingEntry
                booking={entry.booking}
                span={entry}
                isOwn={isOwn}
                hue={hueOfEntry(entry.booking, hueOf)}
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

/** A booking of several services has the first one's colour. */
function hueOfEntry(booking: DiaryBooking, hueOf: HueOf): Hue {
  const [first] = booking.lines;
  return first ? hueOf(booking, first) : PLAIN_HUE;
}

function Span({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const { formatTime } = useFormats();
  return (
    <Times>
      <b>{formatTime(startsAt, timeZone)}</b>
      <small>{formatTime(endsAt, timeZone)}</small>
    </Times>
  );
}

function BookingEntry({
  booking,
  span,
  isOwn,
  hue,
  timeZone,
  onOpen,
}: {
  booking: DiaryBooking;
  /** Times at which the list's team member is needed. */
  span: { startsAt: string; endsAt: string };
  isOwn: boolean;
  hue: Hue;
  timeZone: string;
  onOpen: (booking: DiaryBooking) => void;
}) {
  const { words } = useDiaryTexts();
  const bookingWords = useWords(bookings);
  return (
    <Entry
      type="button"
      $hue={hue}
      data-booking={booking._id}
      aria-haspopup="dialog"
      onClick={() => onOpen(booking)}
    >
      <Span startsAt={span.startsAt} endsAt={span.endsAt} timeZone={timeZone} />
      <What>
        <b>
          <bdi>{clientName(bookingWords, booking)}</bdi>
        </b>
        <WarningBar warning={booking.warning} />
        {booking.lines.map((line) => (
          <small key={line._id}>
            {isOwn ? (
              <bdi>{line.title}</bdi>
            ) : (
              inSentence(words.titleWith, {
                title: <bdi>{line.title}</bdi>,
                name: <bdi>{line.staffName}</bdi>,
              })
            )}
          </small>
        ))}
        {booking.note && (
          <small>
            <Icon of={StickyNote} size={16} /> <bdi>{booking.note}</bdi>
          </small>
        )}
      </What>
      <span>
        <StatusBadge status={booking.status} />
      </span>
    </Entry>
  );
}

/** True for time off that takes up a whole day, from midnight to midnight. */
const isAllDay = ({ startsAt, endsAt }: DiaryBlock, timeZone: string): boolean =>
  startsAt !== endsAt &&
  [startsAt, endsAt].every((instant) => wallMinuteOf(Date.parse(instant), timeZone) === 0);

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
  const { words } = useDiaryTexts();
  return (
    <BlockEntry type="button" $hue={PLAIN_HUE} aria-haspopup="dialog" onClick={() => onBlock(block._id)}>
      {isAllDay(block, timeZone) ? (
        <Times>
          <b>{words.allDay()}</b>
        </Times>
      ) : (
        <Span startsAt={block.startsAt} endsAt={block.endsAt} timeZone={timeZone} />
      )}
      <What>
        <b>
          <Icon of={Lock} size={16} /> <bdi>{blockName(words, block)}</bdi>
        </b>
        <small>{inSentence(words.awayFor, { name: <bdi>{name}</bdi> })}</small>
        {block.group?.everyWeeks && (
          <small>
            <Icon of={Repeat2} size={16} /> {blockRepeats(words, block)}
          </small>
        )}
      </What>
      <span />
    </BlockEntry>
  );
}
