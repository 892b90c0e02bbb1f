import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useMay } from '../../../api/use-may';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { localDay } from '../../../lib/local-day';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import { useKeptChoice } from '../../../ui/use-kept-choice';
import { useSoon } from '../../../ui/use-soon';
import { draftOf, newDraft } from '../blocks/block-draft';
import type { FreeTime } from '../diary-grid/diary-grid';
import { Legend } from '../diary-grid/legend';
import { dayColumns, weekColumns, type DiaryColumn } from '../diary-model/columns';
import type { Diary as DiaryData, DiaryPerson } from '../diary-model/models';
import type { ShownHours } from '../diary-model/scale';
import { unitColumns } from '../diary-model/unit-columns';
import { shownHours, wholeDay } from '../diary-model/shown-hours';
import { nextZoom, zoomSteps } from '../diary-model/zoom';
import { dashboard } from '../../../words/dashboard.gen';
import { useWords } from '../../../words/use-words';
import type { DiaryView } from '../diary-model/address';
import { useNewBooking } from '../new-booking/use-new-booking';
import { DayFigures } from './day-figures';
import { loadCardPeek } from './card-peeks';
import { DiaryDays } from './diary-days';
import type { Opened } from './diary-dialogs';
import { DiarySkeleton } from './empty-diary';
import { useKeyboardShortcutsSetting, useShortcuts } from './keyboard-shortcuts';
import { PrintAgenda } from './print-agenda';
import { rangeText, Toolbar } from '../diary-toolbar/toolbar';
import { titleWith } from '../diary-model/diary-text';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { useColours } from './use-colours';
import { useDiaryMove } from './use-diary-move';
import { useDiaryView } from './use-diary-view';
import { useInHand } from './use-in-hand';

const loadDialogs = () => import('./diary-dialogs').then((part) => part.DiaryDialogs);
const DiaryDialogs = lazyDialogs(loadDialogs);

/* Fills its place, with the days taking what the rest leaves. */
const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  height: 100%;
  min-width: 0;
`;
const QUARTER_MS = 15 * 60_000;

/** The salon's diary: who works, who comes, what is free; bookings move by drag, keyboard or form. */
export function Diary() {
  useSoon(loadDialogs);
  useSoon(loadCardPeek);
  const sentenceOf = useSentenceOf();
  const inHand = useInHand();
  const shown = useDiaryView({ isAnythingInHand: inHand.isAnything });
  const { answer, diary, failure, day, today, view, staff, timeZone, skills, own, show, turn } = shown;
  const { bookings: reach, figures, 'day-figures': dayFigures } = useMay();
  const mayBook = reach !== undefined;
  /** True if the user may book free time in this column. */
  const mayFill = (staffId: string) => reach === 'all' || (mayBook && staffId === own?.staffId);
  const texts = useDiaryTexts();
  const { words } = texts;
  const title = useWords(dashboard).diary();
  const [opened, setOpened] = useState<Opened | null>(null);
  const booking = useNewBooking();
  const shortcuts = useKeyboardShortcutsSetting();
  const colours = useColours(shown.catalogue);
  const [zoom, chooseZoom] = useKeptChoice('diary-zoom', zoomSteps, '24');
  const moves = useDiaryMove({ answer, people: diary?.people ?? [], skills, take: inHand.take });
  const { take } = inHand;
  const isDialogOpen = opened !== null || moves.problem !== null;
  useEffect(() => (isDialogOpen ? take() : undefined), [isDialogOpen, take]);
  const hours = useMemo(
    () => (shown.isWholeDay || !diary ? wholeDay : shownHours(diary)),
    [diary, shown.isWholeDay],
  );
  // Those who may see all figures have them on the overview.
  const hasFigures = dayFigures && !figures && day !== null && day === today;
  const columns = useMemo(
    () =>
      !diary
        ? []
        : shown.isByRoom
          ? unitColumns(diary, diary.from, hours, (lines) => titleWith(texts, lines))
          : columnsOf(diary, view, staff, hours),
    [diary, shown.isByRoom, view, staff, hours, texts],
  );
  const name = diary ? words.diaryOf({ range: rangeText(texts, view, diary.from) }) : '';

  const openNewBlock = (time: FreeTime | null) => {
    const staffId = time?.staffId ?? own?.staffId ?? shown.chosenId ?? diary?.people[0]?._id;
    if (!day || !timeZone || !staffId) return;
    const startMs = time?.startsAtMs ?? Math.ceil(shown.nowMs / QUARTER_MS) * QUARTER_MS;
    const draftDay = time ? localDay(new Date(startMs), timeZone) : day;
    setOpened({ kind: 'block', block: null, draft: newDraft(staffId, draftDay, startMs, timeZone) });
  };
  const openBlock = (blockId: string) => {
    const block = diary?.blocks.find(({ _id }) => _id === blockId);
    if (block && timeZone) setOpened({ kind: 'block', block, draft: draftOf(block, timeZone) });
  };
  const openNewBooking = () => {
    if (mayBook) booking.open();
  };
  const bookTime = ({ startsAtMs, staffId }: FreeTime, how?: { replaces: boolean }) =>
    booking.open({ startsAt: new Date(startsAtMs).toISOString(), staffId }, how);
  // Beside a new booking, a press on free time is for it.
  const open = (next: Opened) =>
    next.kind === 'free' && booking.shown ? bookTime(next.time) : setOpened(next);
  const openShortcuts = () => setOpened({ kind: 'shortcuts' });

  useShortcuts(shortcuts[0], {
    t: () => show({ day: null }),
    n: () => turn(1),
    p: () => turn(-1),
    d: () => show({ view: 'day' }),
    w: () => show({ view: 'week' }),
    e: () => show({ view: 'team' }),
    a: () => show({ view: 'agenda' }),
    b: openNewBooking,
    u: moves.undo,
    '+': () => chooseZoom(nextZoom(zoom, 1)),
    '-': () => chooseZoom(nextZoom(zoom, -1)),
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
          isByRoom={shown.mayByRoom ? shown.isByRoom : null}
          isWholeDay={shown.isWholeDay}
          zoom={zoom}
          colouring={colours.colouring}
          onColouring={colours.choose}
          onView={(chosen) => show({ view: chosen })}
          onDay={(chosen) => show({ day: chosen })}
          onStaff={(chosen) => show({ staff: chosen })}
          onByRoom={(isByRoom) => show(isByRoom ? { isByRoom, view: 'day' } : { isByRoom })}
          onWholeDay={(isWholeDay) => show({ isWholeDay })}
          onZoom={chooseZoom}
          onShortcuts={openShortcuts}
          onBook={mayBook ? openNewBooking : undefined}
          onBlock={mayBook ? () => openNewBlock(null) : undefined}
          isNarrow={shown.isNarrow}
        />
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
      {hasFigures && view === 'agenda' && <DayFigures />}
      {!diary && !failure && <DiarySkeleton />}
      {diary && own?.staffId === null && (
        <EmptyState title={words.noColumn()}>{words.noColumnText()}</EmptyState>
      )}
      {diary && day && own?.staffId !== null && (
        <DiaryDays
          diary={diary}
          day={day}
          shown={shown}
          columns={columns}
          hours={hours}
          zoom={zoom}
          colours={colours}
          moves={moves}
          take={take}
          mayFill={mayFill}
          isDialogOpen={isDialogOpen}
          name={name}
          onOpen={open}
          onBlock={openBlock}
        />
      )}
      {diary && view !== 'agenda' && (columns.length > 0 || view === 'team') && (
        <Legend meanings={colours.meanings} />
      )}
      {hasFigures && view !== 'agenda' && <DayFigures />}
      {diary && <PrintAgenda columns={columns} timeZone={diary.timeZone} />}
      {timeZone && isDialogOpen && (
        <DiaryDialogs
          opened={opened}
          diary={diary}
          timeZone={timeZone}
          skills={skills}
          moves={moves}
          shortcuts={shortcuts}
          onOpen={setOpened}
          onBook={(time) => {
            setOpened(null);
            bookTime(time, { replaces: true });
          }}
          onBlock={openNewBlock}
        />
      )}
    </Content>
  );
}

function columnsOf(
  diary: DiaryData,
  view: DiaryView,
  staff: string | null,
  hours: ShownHours,
): DiaryColumn[] {
  // The team's week has no columns; it renders itself.
  if (view === 'team') return [];
  if (view !== 'week') return dayColumns(diary, diary.from, staff, hours);
  const person = diary.people.find(({ _id }) => _id === staff);
  return person ? weekColumns(diary, person, hours) : [];
}

/** People whose diary can be chosen: those in these days, and all other team members. */
function choicesOf(diary: DiaryData | null, staff: readonly Omit<DiaryPerson, 'isActive'>[] | undefined) {
  const shown = diary?.people ?? [];
  const known = new Set(shown.map(({ _id }) => _id));
  const others = (staff ?? []).filter(({ _id }) => !known.has(_id));
  return [...shown, ...others.map((member) => ({ ...member, isActive: true }))];
}
