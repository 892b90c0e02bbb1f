import { useMemo, useState, type ReactNode } from 'react';
import { CalendarPlus, Lock } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { sentenceOf } from '../../api/problem';
import { useSalon } from '../../api/use-salon';
import { formatTime, localDay } from '../../lib/format-date';
import { addDays, mondayOf } from '../../lib/local-day';
import { paths } from '../../lib/paths';
import { wallMinuteOf } from '../../lib/zone';
import { Button } from '../../ui/button';
import { Failure } from '../../ui/failure';
import { Icon } from '../../ui/icon';
import { useMedia } from '../../ui/use-media';
import { useNow } from '../../ui/use-now';
import { diaryParams, everybody, parseDiaryAddress, type DiaryAddress } from './address';
import { Agenda } from './agenda';
import { agendaEntries } from './agenda-entries';
import { BlockDialog, draftOf, TimeOffDialog, type BlockDraft } from './block-dialog';
import { dayColumns, weekColumns, type DiaryColumn } from './columns';
import { DiaryGrid, type FreeTime } from './diary-grid';
import { DiarySkeleton, NobodyThere, NothingOn } from './faces';
import { FreeDialog } from './free-dialog';
import { HelpDialog } from './help-dialog';
import { Legend } from './legend';
import { useLetters, useShortcuts } from './letters';
import type { Diary as DiaryDays, DiaryBlock } from './models';
import { MoveDialog } from './move-dialog';
import { PrintAgenda } from './print-agenda';
import { useCatalogue, useDiary } from './queries';
import { RefusalDialog } from './refusal-dialog';
import { shownHours, wholeDay } from './shown-hours';
import { rangeWords, Toolbar } from './toolbar';
import { usePut } from './use-put';

const Whole = styled.div`
  display: grid;
  /* A long name in the list of people would make it wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
const Days = styled.div`
  min-width: 0;
  transition: opacity var(--dur-1) var(--ease);

  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;
const Verbs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  @media (max-width: 640px) {
    flex: 1;

    > * {
      flex: 1 1 auto;
    }
  }
`;

/** What other features do with what the diary shows; the page hands it in. */
export interface DiaryParts {
  heading: ReactNode;
  /** Ways to other pages about the same. */
  links: ReactNode;
  /** A dialog with everything about a visit. */
  renderVisit: (visit: { bookingId: string; onMove: () => void; onClose: () => void }) => ReactNode;
  /** A dialog that books a client; without it the diary books nobody. */
  renderBooking?: (booking: { startsAt?: string; staffId?: string; onDone: () => void }) => ReactNode;
}

type Opened =
  | { kind: 'visit'; visitId: string; lineId: string }
  | { kind: 'move'; visitId: string; lineId: string }
  | { kind: 'free'; time: FreeTime }
  | { kind: 'book'; time: FreeTime | null }
  | { kind: 'block'; block: DiaryBlock | null; draft: BlockDraft }
  | { kind: 'help' };

/** How often the page looks whether a new day has begun. */
const dayTickMs = 30_000;

/** The salon's days: who works, who comes, what is free; moved by hand, by keys or by form. */
export function Diary({ heading, links, renderVisit, renderBooking }: DiaryParts) {
  const [params, setParams] = useSearchParams();
  const address = parseDiaryAddress(params);
  const isNarrow = useMedia('(max-width: 640px)');
  const salon = useSalon();
  const nowMs = useNow(dayTickMs);
  const { hues, skills, staff } = useCatalogue();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [hasLetters, chooseLetters] = useLetters();

  const timeZone = salon.data?.timeZone ?? null;
  const today = timeZone && localDay(new Date(nowMs), timeZone);
  const day = address.day ?? today;
  const view = address.view ?? (isNarrow ? 'agenda' : 'day');
  // A week is one person's; whoever stands first until somebody is chosen.
  const person = address.staff === everybody ? null : address.staff;
  const weekPerson = person ?? staff?.[0]?._id ?? null;
  const range =
    day === null || (view === 'week' && !weekPerson)
      ? null
      : view === 'week'
        ? { from: mondayOf(day), to: addDays(mondayOf(day), 6), staff: weekPerson }
        : { from: day, to: day, staff: null };
  const answer = useDiary(range);
  const diary = answer.data ?? null;
  const isShown = diary !== null && range !== null && diary.from === range.from && diary.to === range.to;

  const show = (changed: Partial<DiaryAddress>) => {
    const next = { ...address, ...changed };
    setParams(diaryParams({ ...next, day: next.day === today ? null : next.day }));
  };
  const turn = (count: number) => day && show({ day: addDays(day, count * (view === 'week' ? 7 : 1)) });
  const { put, undo, refusal, forgive, focusKey } = usePut({ answer, people: diary?.people ?? [], skills });

  const close = () => setOpened(null);
  const refresh = () => void answer.mutate();
  const openBlock = (time: FreeTime | null) => {
    const staffId = time?.staffId ?? person ?? diary?.people[0]?._id;
    if (!day || !timeZone || !staffId) return;
    const startMs = time?.startsAtMs ?? Math.ceil(nowMs / 900_000) * 900_000;
    const from = wallMinuteOf(startMs, timeZone);
    const textOf = (minute: number) =>
      `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const draftDay = time ? localDay(new Date(startMs), timeZone) : day;
    setOpened({
      kind: 'block',
      block: null,
      draft: { staffId, day: draftDay, from: textOf(from), to: textOf(Math.min(from + 60, 1440)) },
    });
  };

  useShortcuts(hasLetters, {
    t: () => show({ day: null }),
    n: () => turn(1),
    p: () => turn(-1),
    d: () => show({ view: 'day' }),
    w: () => show({ view: 'week' }),
    a: () => show({ view: 'agenda' }),
    ...(renderBooking && { b: () => setOpened({ kind: 'book', time: null }) }),
    u: undo,
    '?': () => setOpened({ kind: 'help' }),
  });

  const columns = useMemo(
    () =>
      diary ? columnsOf(diary, view, view === 'week' ? weekPerson : address.staff, address.isWholeDay) : [],
    [diary, view, weekPerson, address.staff, address.isWholeDay],
  );

  const failure = answer.error ?? (salon.data ? undefined : salon.error);
  const people = diary?.people ?? [];
  const openedVisit =
    opened && 'visitId' in opened ? diary?.visits.find(({ _id }) => _id === opened.visitId) : undefined;
  const nameOf = (staffId: string) => people.find(({ _id }) => _id === staffId)?.name ?? '';
  const openBlockOf = (blockId: string) => {
    const block = diary?.blocks.find(({ _id }) => _id === blockId);
    if (block && timeZone) setOpened({ kind: 'block', block, draft: draftOf(block, timeZone) });
  };
  const headPath = (column: DiaryColumn) => {
    const to =
      view === 'week'
        ? { ...address, view: 'day' as const, day: column.day, staff: null }
        : { ...address, view: 'week' as const, staff: column.person._id };
    return `${paths.dashboardDiary}?${diaryParams(to).toString()}`;
  };

  return (
    <Whole>
      {day && today ? (
        <Toolbar
          view={view}
          day={day}
          today={today}
          staff={view === 'week' ? weekPerson : address.staff}
          people={chooseable(diary, staff)}
          isWholeDay={address.isWholeDay}
          onView={(chosen) => show({ view: chosen })}
          onDay={(chosen) => show({ day: chosen })}
          onStaff={(chosen) => show({ staff: chosen })}
          onWholeDay={(isWholeDay) => show({ isWholeDay })}
          onHelp={() => setOpened({ kind: 'help' })}
          heading={heading}
          links={links}
          isNarrow={isNarrow}
        >
          <Verbs>
            <Button variant="ghost" size="small" aria-haspopup="dialog" onClick={() => openBlock(null)}>
              <Icon of={Lock} /> Block time
            </Button>
            {renderBooking && (
              <Button
                size="small"
                aria-haspopup="dialog"
                onClick={() => setOpened({ kind: 'book', time: null })}
              >
                <Icon of={CalendarPlus} /> Book a client
              </Button>
            )}
          </Verbs>
        </Toolbar>
      ) : (
        heading
      )}
      {failure && (
        <Failure
          title={diary ? 'We could not look for changes' : 'We could not read the diary'}
          message={sentenceOf(failure)}
          onRetry={() => void Promise.all([answer.mutate(), salon.mutate()])}
          isRetrying={answer.isValidating}
        />
      )}
      {!diary && !failure && <DiarySkeleton />}
      {diary && day && (
        <Days aria-busy={!isShown}>
          {view === 'agenda' ? (
            <AgendaOf
              diary={diary}
              staff={address.staff}
              isToday={day === today}
              hues={hues}
              nameOf={nameOf}
              onOpen={(visitId, lineId) => setOpened({ kind: 'visit', visitId, lineId })}
              onBlock={openBlockOf}
            />
          ) : columns.length === 0 ? (
            <NobodyThere
              diary={diary}
              day={day}
              onTeam={() => show({ staff: everybody })}
              onNext={() => turn(1)}
            />
          ) : (
            <DiaryGrid
              diary={diary}
              columns={columns}
              isWeek={view === 'week'}
              name={`Diary, ${rangeWords(view, diary.from)}`}
              hues={hues}
              skills={skills}
              focusKey={focusKey}
              today={today ?? ''}
              onOpen={({ visit, line }) => setOpened({ kind: 'visit', visitId: visit._id, lineId: line._id })}
              onBlock={openBlockOf}
              onFree={(time) => (renderBooking ? setOpened({ kind: 'free', time }) : openBlock(time))}
              onPut={put}
              headPath={headPath}
            />
          )}
        </Days>
      )}
      {diary && view !== 'agenda' && columns.length > 0 && <Legend />}
      {diary && <PrintAgenda columns={columns} timeZone={diary.timeZone} />}

      {opened?.kind === 'visit' &&
        renderVisit({
          bookingId: opened.visitId,
          onMove: () => setOpened({ ...opened, kind: 'move' }),
          onClose: () => {
            close();
            refresh();
          },
        })}
      {opened?.kind === 'move' && openedVisit && diary && (
        <MoveDialog
          visit={openedVisit}
          lineId={opened.lineId}
          diary={diary}
          skills={skills}
          onPut={put}
          onClose={close}
        />
      )}
      {opened?.kind === 'free' && timeZone && (
        <FreeDialog
          title={`${formatTime(new Date(opened.time.startsAtMs), timeZone)} with ${nameOf(opened.time.staffId)}`}
          onBook={() => setOpened({ kind: 'book', time: opened.time })}
          onBlock={() => openBlock(opened.time)}
          onClose={close}
        />
      )}
      {opened?.kind === 'book' &&
        renderBooking?.({
          ...(opened.time && {
            startsAt: new Date(opened.time.startsAtMs).toISOString(),
            staffId: opened.time.staffId,
          }),
          onDone: () => {
            close();
            refresh();
          },
        })}
      {opened?.kind === 'block' && timeZone && opened.block?.kind !== 'time-off' && (
        <BlockDialog
          block={opened.block}
          draft={opened.draft}
          people={people.filter(({ isActive, _id }) => isActive || _id === opened.draft.staffId)}
          timeZone={timeZone}
          onDone={refresh}
          onClose={close}
        />
      )}
      {opened?.kind === 'block' && timeZone && opened.block?.kind === 'time-off' && (
        <TimeOffDialog
          block={opened.block}
          name={nameOf(opened.block.staffId)}
          timeZone={timeZone}
          onClose={close}
        />
      )}
      {opened?.kind === 'help' && (
        <HelpDialog hasLetters={hasLetters} onLetters={chooseLetters} onClose={close} />
      )}
      {refusal && timeZone && (
        <RefusalDialog
          refusal={refusal}
          timeZone={timeZone}
          onTime={(startsAt) => {
            const { placement } = refusal;
            const behindMs = Date.parse(placement.line.startsAt) - Date.parse(placement.visit.startsAt);
            forgive();
            put({ ...placement, startsAtMs: Date.parse(startsAt) + behindMs });
          }}
          onAnyway={() => {
            forgive();
            put(refusal.placement, { allowOutsideHours: refusal.kind === 'outside' });
          }}
          onClose={forgive}
        />
      )}
    </Whole>
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

/** Whose diary can be chosen: whoever is in these days, and the rest of the team. */
function chooseable(
  diary: DiaryDays | null,
  staff: readonly { _id: string; name: string; role: string; img: string }[] | undefined,
) {
  const shown = diary?.people ?? [];
  const known = new Set(shown.map(({ _id }) => _id));
  const others = (staff ?? []).filter(({ _id }) => !known.has(_id));
  return [...shown, ...others.map((member) => ({ ...member, isActive: true }))];
}

function AgendaOf({
  diary,
  staff,
  isToday,
  hues,
  nameOf,
  onOpen,
  onBlock,
}: {
  diary: DiaryDays;
  staff: string | null;
  isToday: boolean;
  hues: ReadonlyMap<string, string>;
  nameOf: (staffId: string) => string;
  onOpen: (visitId: string, lineId: string) => void;
  onBlock: (blockId: string) => void;
}) {
  const entries = useMemo(() => agendaEntries(diary, staff), [diary, staff]);
  if (entries.length === 0) return <NothingOn diary={diary} name={staff ? nameOf(staff) : ''} />;
  return (
    <Agenda
      entries={entries}
      isToday={isToday}
      hues={hues}
      timeZone={diary.timeZone}
      nameOf={nameOf}
      onOpen={(visit) => onOpen(visit._id, visit.lines[0]?._id ?? '')}
      onBlock={onBlock}
    />
  );
}
