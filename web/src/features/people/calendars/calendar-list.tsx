import { useState } from 'react';
import { CalendarPlus, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Answered } from '../../../ui/answered';
import { Button, IconButton } from '../../../ui/button';
import { ButtonRow } from '../../../ui/button-row';
import { DisplayContents } from '../../../ui/display-contents';
import { Icon } from '../../../ui/icon';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { PlainList, PlainRow } from '../../../ui/plain-list';
import { Section } from '../../../ui/section';
import { Muted } from '../../../ui/text';
import { useFormats } from '../../../ui/use-formats';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { calendars as book } from '../../../words/calendars.gen';
import { useWords } from '../../../words/use-words';
import type { Calendar } from './models';
import { useCalendarActions } from './mutations';

// Few visits to the page connect a calendar.
const ConnectCalendarDialog = lazyDialogs(() =>
  import('./calendar-dialogs').then((part) => part.ConnectCalendarDialog),
);
const ChangeCalendarDialog = lazyDialogs(() =>
  import('./calendar-dialogs').then((part) => part.ChangeCalendarDialog),
);
const RemoveCalendarDialog = lazyDialogs(() =>
  import('./calendar-dialogs').then((part) => part.RemoveCalendarDialog),
);

const Trouble = styled.span`
  display: block;
  color: var(--warning);
`;

/** Other systems' calendars that block a team member's time, and how reading them goes. */
export function CalendarList({
  staffId,
  isActive,
  zone,
}: {
  staffId: string;
  isActive: boolean;
  zone: string;
}) {
  const words = useWords(book);
  const answer = useApi('/calendars');
  const [opened, setOpened] = useState<{ act: 'change' | 'remove'; calendar: Calendar } | 'new' | null>(null);
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const close = () => setOpened(null);
  return (
    <Section title={words.title()} intro={words.intro()}>
      <Answered answer={answer} what={words.theCalendars()}>
        {(all) => {
          const own = all.filter((one) => one.staffId === staffId);
          return (
            <DisplayContents ref={container}>
              {own.length === 0 && <Muted>{words.none()}</Muted>}
              <PlainList aria-label={words.title()}>
                {own.map((calendar) => (
                  <CalendarRow
                    key={calendar._id}
                    calendar={calendar}
                    zone={zone}
                    onOpen={(act) => setOpened({ act, calendar })}
                  />
                ))}
              </PlainList>
              {isActive && (
                <ButtonRow>
                  <Button
                    {...adds}
                    variant="ghost"
                    size="small"
                    aria-haspopup="dialog"
                    onClick={() => setOpened('new')}
                  >
                    <Icon of={CalendarPlus} size={18} /> {words.add()}
                  </Button>
                </ButtonRow>
              )}
              {opened !== null && opened !== 'new' && opened.act === 'remove' && (
                <RemoveCalendarDialog
                  calendar={opened.calendar}
                  onRemoved={() => {
                    onRemoved(own.indexOf(opened.calendar));
                    close();
                  }}
                  onClose={close}
                />
              )}
            </DisplayContents>
          );
        }}
      </Answered>
      {opened === 'new' && <ConnectCalendarDialog staffId={staffId} zone={zone} onClose={close} />}
      {opened !== null && opened !== 'new' && opened.act === 'change' && (
        <ChangeCalendarDialog calendar={opened.calendar} zone={zone} onClose={close} />
      )}
    </Section>
  );
}

function CalendarRow({
  calendar,
  zone,
  onOpen,
}: {
  calendar: Calendar;
  zone: string;
  onOpen: (act: 'change' | 'remove') => void;
}) {
  const words = useWords(book);
  const { formatShortDay } = useFormats();
  const sentenceOf = useSentenceOf();
  const { readCalendar } = useCalendarActions();
  const { run, isBusy, problem } = useAction();
  const { host } = calendar;
  return (
    <PlainRow
      title={words.named({ host, day: formatShortDay(calendar.until, 'UTC') })}
      detail={
        <>
          <CalendarStatus calendar={calendar} zone={zone} />
          {problem && <Trouble role="alert">{sentenceOf(problem)}</Trouble>}
        </>
      }
      actions={
        <>
          <IconButton
            label={words.readThat({ host })}
            aria-busy={isBusy}
            onClick={() => void run(() => readCalendar(calendar._id))}
          >
            <Icon of={RefreshCw} size={18} />
          </IconButton>
          <IconButton
            label={words.changeThat({ host })}
            aria-haspopup="dialog"
            onClick={() => onOpen('change')}
          >
            <Icon of={Pencil} size={18} />
          </IconButton>
          <IconButton
            {...removes}
            label={words.removeThat({ host })}
            aria-haspopup="dialog"
            onClick={() => onOpen('remove')}
          >
            <Icon of={Trash2} size={18} />
          </IconButton>
        </>
      }
    />
  );
}

const MS_PER_MINUTE = 60_000;

/** When it was read, how much is in it, and what went wrong. */
function CalendarStatus({ calendar, zone }: { calendar: Calendar; zone: string }) {
  const words = useWords(book);
  const { formatDateTime } = useFormats();
  const [now] = useState(() => Date.now());
  const { readAt, events, fault, unreadEvents, unknownZone } = calendar;
  const minutes = readAt === null ? 0 : Math.max(0, Math.floor((now - Date.parse(readAt)) / MS_PER_MINUTE));
  const time = minutes < 60 ? words.minutesAgo({ minutes }) : formatDateTime(readAt ?? '', zone);
  return (
    <>
      {readAt === null ? words.neverRead() : words.readAt({ time, count: events })}
      {unreadEvents > 0 && ` ${words.unread({ count: unreadEvents })}`}
      {unknownZone !== null && ` ${words.zone({ zone: unknownZone })}`}
      {fault !== null && (
        <Trouble role="status">
          {fault === 'empty' ? words.empty() : `${words.fault({ fault })} ${words.kept()}`}
        </Trouble>
      )}
    </>
  );
}
