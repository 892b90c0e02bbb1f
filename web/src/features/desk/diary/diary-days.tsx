import { useRef } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../../ui/lazy-part';
import { DiaryGrid } from '../diary-grid/diary-grid';
import type { DiaryCard, DiaryColumn } from '../diary-model/columns';
import { WHOLE_TEAM, type Diary } from '../diary-model/models';
import type { ShownHours } from '../diary-model/scale';
import type { Zoom } from '../diary-model/zoom';
import { AgendaView } from './agenda-view';
import { CardPeeks } from './card-peeks';
import type { Opened } from './diary-dialogs';
import { NoColumns } from './empty-diary';
import type { useColours } from './use-colours';
import type { useDiaryMove } from './use-diary-move';
import type { useDiaryView } from './use-diary-view';
import type { InHand } from './use-in-hand';

const TeamWeek = lazyPart(() => import('./team-week').then((part) => part.TeamWeek), '60vh');

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

const noPath = () => null;

/** The days in the chosen view. */
export function DiaryDays({
  diary,
  day,
  shown: { view, isByRoom, today, staff, own, skills, isShown, headingPath, show, turn },
  columns,
  hours,
  zoom,
  colours,
  moves,
  take,
  mayFill,
  isDialogOpen,
  name,
  onOpen,
  onBlock,
}: {
  diary: Diary;
  day: string;
  shown: ReturnType<typeof useDiaryView>;
  columns: readonly DiaryColumn[];
  hours: ShownHours;
  zoom: Zoom;
  colours: ReturnType<typeof useColours>;
  moves: ReturnType<typeof useDiaryMove>;
  take: InHand['take'];
  /** True if the user may book free time in this team member's column. */
  mayFill: (staffId: string) => boolean;
  isDialogOpen: boolean;
  /** The accessible name of the days. */
  name: string;
  onOpen: (opened: Opened) => void;
  onBlock: (blockId: string) => void;
}) {
  const days = useRef<HTMLDivElement>(null);
  const openCard = ({ booking, line }: DiaryCard) =>
    onOpen({ kind: 'booking', bookingId: booking._id, lineId: line._id });
  return (
    <Days ref={days} aria-busy={!isShown}>
      {view === 'agenda' ? (
        <AgendaView
          diary={diary}
          staff={staff}
          isToday={day === today}
          isOwn={own !== null}
          hueOf={colours.hueOf}
          onOpen={(bookingId, lineId) => onOpen({ kind: 'booking', bookingId, lineId })}
          onBlock={onBlock}
        />
      ) : view === 'team' && diary.people.length > 0 ? (
        <TeamWeek
          diary={diary}
          hours={hours}
          name={name}
          hueOf={colours.hueOf}
          today={today ?? ''}
          ownId={own?.staffId ?? null}
        />
      ) : columns.length === 0 ? (
        <NoColumns
          diary={diary}
          day={day}
          onTeam={() => show({ staff: WHOLE_TEAM })}
          onNext={() => turn(1)}
        />
      ) : (
        <DiaryGrid
          diary={diary}
          columns={columns}
          isWeek={view === 'week'}
          isByRoom={isByRoom}
          zoom={zoom}
          name={name}
          hueOf={colours.hueOf}
          personHues={colours.ofPeople}
          skills={skills}
          focusKey={moves.focusKey}
          today={today ?? ''}
          onOpen={openCard}
          onBlock={onBlock}
          onFree={(time) => mayFill(time.staffId) && onOpen({ kind: 'free', time })}
          onMove={moves.move}
          onCarry={take}
          headingPath={isByRoom ? noPath : headingPath}
        />
      )}
      {view !== 'agenda' && columns.length > 0 && (
        <CardPeeks
          container={days}
          columns={columns}
          timeZone={diary.timeZone}
          isOff={isDialogOpen}
          onOpen={openCard}
          onCheckOut={({ booking }) => onOpen({ kind: 'check-out', bookingId: booking._id })}
          onMove={({ booking, line }) => onOpen({ kind: 'move', bookingId: booking._id, lineId: line._id })}
          onLate={({ booking, line }) =>
            onOpen({ kind: 'booking', bookingId: booking._id, lineId: line._id, isLate: true })
          }
        />
      )}
    </Days>
  );
}
