import { useEffect, useMemo, useState } from 'react';
import { CalendarPlus, Lock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useMay } from '../../api/use-may';
import { useSentenceOf } from '../../api/use-sentence-of';
import { localDay } from '../../lib/local-day';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { lazyDialogs } from '../../ui/lazy-dialogs';
import { useSoon } from '../../ui/use-soon';
import { below } from '../../ui/media';
import { DiaryGrid, type FreeTime } from '../diary-grid/diary-grid';
import { Legend } from '../diary-grid/legend';
import { dayColumns, weekColumns, type DiaryColumn } from '../diary-model/columns';
import { wholeTeam, type Diary as DiaryDays, type DiaryPerson } from '../diary-model/models';
import { shownHours, wholeDay } from '../diary-model/shown-hours';
import { dashboard } from '../../words/dashboard.gen';
import { useWords } from '../../words/use-words';
import { AgendaView } from './agenda-view';
import { draftOf, newDraft } from './block-draft';
import { DayFigures } from './day-figures';
import type { Opened } from './diary-dialogs';
import { DiarySkeleton, NoColumns } from './empty-diary';
import { useKeyboardShortcutsSetting, useShortcuts } from './keyboard-shortcuts';
import { PrintAgenda } from './print-agenda';
import { rangeText, Toolbar } from './toolbar';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { useDiaryMove } from './use-diary-move';
import { useDiaryView } from './use-diary-view';
import { useInHand } from './use-in-hand';

const loadDialogs = () => import('./diary-dialogs').then((part) => part.DiaryDialogs);
const DiaryDialogs = lazyDialogs(loadDialogs);

/* All that its place gives it, of which the days take what the rest leaves. */
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  height: 100%;
  min-width: 0;
`;
const Days = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  flex: 1;
  min-width: 0;
  min-height: min(100%, 240px);
  overflow: auto;
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
const ToolbarButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  @media ${below('sm')} {
    flex: 1;

    > * {
      flex: 1 1 auto;
    }
  }
`;

const quarterMs = 15 * 60_000;

/** The salon's days: who works, who comes, what is free; bookings move by drag, by keyboard or by form. */
export function Diary() {
  useSoon(loadDialogs);
  const sentenceOf = useSentenceOf();
  const inHand = useInHand();
  const shown = useDiaryView({ isAnythingInHand: inHand.isAnything });
  const { answer, diary, failure, day, today, view, staff, timeZone, hues, skills, own, show, turn } = shown;
  const { bookings: reach, figures, 'day-figures': dayFigures } = useMay();
  const mayBook = reach !== undefined;
  /** Whether what is free in a column is theirs to give away. */
  const mayFill = (staffId: string) => reach === 'all' || (mayBook && staffId === own?.staffId);
  const texts = useDiaryTexts();
  const { words } = texts;
  const title = useWords(dashboard).diary();
  // A client's file leads here to book for that client.
  const clientId = useSearchParams()[0].get('new');
  const [pressed, setOpened] = useState<Opened | null>(null);
  const opened: Opened | null =
    pressed ?? (clientId && mayBook ? { kind: 'book', time: null, day: day ?? undefined, clientId } : null);
  const shortcuts = useKeyboardShortcutsSetting();
  const moves = useDiaryMove({ answer, people: diary?.people ?? [], skills, take: inHand.take });
  const { take } = inHand;
  const isDialogOpen = opened !== null || moves.problem !== null;
  useEffect(() => (isDialogOpen ? take() : undefined), [isDialogOpen, take]);
  const columns = useMemo(
    () => (diary ? columnsOf(diary, view, staff, shown.isWholeDay) : []),
    [diary, view, staff, shown.isWholeDay],
  );

  const openNewBlock = (time: FreeTime | null) => {
    const staffId = time?.staffId ?? own?.staffId ?? shown.chosenId ?? diary?.people[0]?._id;
    if (!day || !timeZone || !staffId) return;
    const startMs = time?.startsAtMs ?? Math.ceil(shown.nowMs / quarterMs) * quarterMs;
    const draftDay = time ? localDay(new Date(startMs), timeZone) : day;
    setOpened({ kind: 'block', block: null, draft: newDraft(staffId, draftDay, startMs, timeZone) });
  };
  const openBlock = (blockId: string) => {
    const block = diary?.blocks.find(({ _id }) => _id === blockId);
    if (block && timeZone) setOpened({ kind: 'block', block, draft: draftOf(block, timeZone) });
  };
  const openNewBooking = () => {
    // Nobody is booked for a day that is over.
    if (day && today && mayBook) setOpened({ kind: 'book', time: null, day: day < today ? today : day });
  };
  const openShortcuts = () => setOpened({ kind: 'shortcuts' });

  useShortcuts(shortcuts[0], {
    t: () => show({ day: null }),
    n: () => turn(1),
    p: () => turn(-1),
    d: () => show({ view: 'day' }),
    w: () => show({ view: 'week' }),
    a: () => show({ view: 'agenda' }),
    b: openNewBooking,
    u: moves.undo,
    '?': openShortcuts,
  });

  return (
    <Content>
      {day && today ? (
        <Toolbar
          view={view}
          day={day}
          today={today}
          staff={staff}
          people={choicesOf(diary, shown.staffList)}
          ownId={own?.staffId ?? null}
          isWholeDay={shown.isWholeDay}
          onView={(chosen) => show({ view: chosen })}
          onDay={(chosen) => show({ day: chosen })}
          onStaff={(chosen) => show({ staff: chosen })}
          onWholeDay={(isWholeDay) => show({ isWholeDay })}
          onShortcuts={openShortcuts}
          isNarrow={shown.isNarrow}
        >
          {mayBook && (
            <ToolbarButtons>
              <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => openNewBlock(null)}>
                <Icon of={Lock} /> {words.blockTime()}
              </Button>
              <Button size="small" aria-haspopup="dialog" onClick={openNewBooking}>
                <Icon of={CalendarPlus} /> {words.bookClient()}
              </Button>
            </ToolbarButtons>
          )}
        </Toolbar>
      ) : (
        <h1>{title}</h1>
      )}
      {failure && (
        <Failure
          title={diary ? words.couldNotUpdate() : words.couldNotLoad()}
          message={sentenceOf(failure)}
          onRetry={shown.retry}
          isRetrying={answer.isValidating}
        />
      )}
      {/* Who reads all figures has them on the overview. */}
      {dayFigures && !figures && day !== null && day === today && <DayFigures />}
      {!diary && !failure && <DiarySkeleton />}
      {diary && own?.staffId === null && (
        <EmptyState title={words.noColumn()}>{words.noColumnText()}</EmptyState>
      )}
      {diary && day && own?.staffId !== null && (
        <Days aria-busy={!shown.isShown}>
          {view === 'agenda' ? (
            <AgendaView
              diary={diary}
              staff={staff}
              isToday={day === today}
              isOwn={own !== null}
              hues={hues}
              onOpen={(bookingId, lineId) => setOpened({ kind: 'booking', bookingId, lineId })}
              onBlock={openBlock}
            />
          ) : columns.length === 0 ? (
            <NoColumns
              diary={diary}
              day={day}
              onTeam={() => show({ staff: wholeTeam })}
              onNext={() => turn(1)}
            />
          ) : (
            <DiaryGrid
              diary={diary}
              columns={columns}
              isWeek={view === 'week'}
              name={words.diaryOf({ range: rangeText(texts, view, diary.from) })}
              hues={hues}
              skills={skills}
              focusKey={moves.focusKey}
              today={today ?? ''}
              onOpen={({ booking, line }) =>
                setOpened({ kind: 'booking', bookingId: booking._id, lineId: line._id })
              }
              onBlock={openBlock}
              onFree={(time) => mayFill(time.staffId) && setOpened({ kind: 'free', time })}
              onMove={moves.move}
              onCarry={inHand.take}
              headingPath={shown.headingPath}
            />
          )}
        </Days>
      )}
      {diary && view !== 'agenda' && columns.length > 0 && <Legend />}
      {diary && <PrintAgenda columns={columns} timeZone={diary.timeZone} />}
      {timeZone && isDialogOpen && (
        <DiaryDialogs
          opened={opened}
          diary={diary}
          timeZone={timeZone}
          skills={skills}
          moves={moves}
          shortcuts={shortcuts}
          onOpen={(next) => {
            setOpened(next);
            // The address remembers no more than what the diary shows.
            if (clientId) show({});
          }}
          onBlock={openNewBlock}
        />
      )}
    </Content>
  );
}

function columnsOf(
  diary: DiaryDays,
  view: 'day' | 'week' | 'agenda',
  staff: string | null,
  isWholeDay: boolean,
): DiaryColumn[] {
  const hours = isWholeDay ? wholeDay : shownHours(diary);
  if (view !== 'week') return dayColumns(diary, diary.from, staff, hours);
  const person = diary.people.find(({ _id }) => _id === staff);
  return person ? weekColumns(diary, person, hours) : [];
}

/** Whose diary can be chosen: those in these days, and the rest of the team. */
function choicesOf(diary: DiaryDays | null, staff: readonly Omit<DiaryPerson, 'isActive'>[] | undefined) {
  const shown = diary?.people ?? [];
  const known = new Set(shown.map(({ _id }) => _id));
  const others = (staff ?? []).filter(({ _id }) => !known.has(_id));
  return [...shown, ...others.map((member) => ({ ...member, isActive: true }))];
}
