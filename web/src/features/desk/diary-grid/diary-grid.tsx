import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useMay } from '../../../api/use-may';
import type { Hue } from '../../../ui/hues';
import { LOW } from '../../../ui/media';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { HueOf } from '../diary-model/card-hues';
import type { DiaryCard, DiaryColumn } from '../diary-model/columns';
import type { Diary } from '../diary-model/models';
import { isElsewhere, type Placement } from '../diary-model/placement';
import type { Zoom } from '../diary-model/zoom';
import { useDiaryTexts } from '../diary-model/use-diary-texts';
import { bookings } from '../../../words/bookings.gen';
import { useWords } from '../../../words/use-words';
import { cardMoves, type CardMove } from './card-move';
import { ColumnHeadings } from './column-headings';
import { daysBox } from './days-box';
import { DayColumn } from './diary-column';
import { FreeSlot } from './free-slot';
import { firstVisibleSpot, focusCard } from './grid-targets';
import type { Spot } from './keyboard-steps';
import { GUTTER_PX, LEAST_COLUMN_PX, px } from './measures';
import { HourGutter } from './hour-gutter';
import { MovePreview } from './move-preview';
import { NowLine } from './now-line';
import { useGridKeyboard } from './use-grid-keyboard';
import { useGridPointer } from './use-grid-pointer';
import { useOpeningScroll } from './use-opening-scroll';
import { useZoom } from './use-zoom';

const Scroller = styled.div`
  ${daysBox}
  position: relative;
  overscroll-behavior-x: contain;
  scroll-padding-block: 64px 24px;
  scroll-padding-inline: ${GUTTER_PX + 12}px 12px;

  @media ${LOW} {
    scroll-padding: 0;
  }

  &[data-is-dragging] {
    cursor: grabbing;
  }
  &[data-is-dragging='resize'] {
    cursor: ns-resize;
  }
  @media print {
    display: none;
  }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: ${GUTTER_PX}px minmax(0, 1fr);
`;
const Body = styled.div`
  position: relative;
  display: grid;
`;

/** A free time that was clicked or chosen. */
export interface FreeTime {
  startsAtMs: number;
  staffId: string;
}

/** The days as columns. The grid handles all clicks, drags and keys in one place; cards only render. */
export function DiaryGrid({
  diary,
  columns,
  isWeek,
  isByRoom,
  zoom,
  name,
  hueOf,
  personHues,
  skills,
  focusKey,
  onOpen,
  onBlock,
  onFree,
  onMove,
  onCarry,
  today,
  headingPath,
}: {
  diary: Diary;
  columns: readonly DiaryColumn[];
  isWeek: boolean;
  /** True for columns of rooms and devices, where bookings open but are not made or moved. */
  isByRoom: boolean;
  zoom: Zoom;
  name: string;
  hueOf: HueOf;
  /** The colours of team members, if cards are coloured by them. */
  personHues: ReadonlyMap<string, Hue> | null;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** The card that was just moved, which keeps the focus. */
  focusKey: string | null;
  onOpen: (card: DiaryCard) => void;
  onBlock: (blockId: string) => void;
  onFree: (time: FreeTime) => void;
  onMove: (placement: Placement) => void;
  /** Called when a move or resize starts; returns a function to call at its end. */
  onCarry: () => () => void;
  today: string;
  /** The link of a column's heading, if any. */
  headingPath: (column: DiaryColumn) => string | null;
}) {
  const { timeZone } = diary;
  const texts = useDiaryTexts();
  const bookingWords = useWords(bookings);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [move, setMove] = useState<CardMove | null>(null);
  const [slot, setSlot] = useState<Spot | null>(null);
  const [announcement, announce] = useState('');

  const mayHandOver = useMay().bookings === 'all';
  const isCarrying = move !== null;
  useEffect(() => (isCarrying ? onCarry() : undefined), [isCarrying, onCarry]);

  const length = columns[0]?.scale.length ?? 0;
  const moves = useMemo(
    () => cardMoves({ diary, columns, skills, isWeek, isByRoom, mayHandOver, texts, bookingWords }),
    [diary, columns, skills, isWeek, isByRoom, mayHandOver, texts, bookingWords],
  );

  const drop = (dropped: CardMove) => {
    setMove(null);
    const placement = moves.placementAt(moves.inReach(dropped));
    if (isElsewhere(placement)) onMove(placement);
  };
  const carry = (next: CardMove | null) => setMove(next && moves.inReach(next));
  const showSlot = (spot: Spot | null) => setSlot(isByRoom ? null : spot);
  const changes = { moves, move, slot, bodyRef, onMoveChange: carry, onSlotChange: showSlot, onDrop: drop };
  const onKeyDown = useGridKeyboard({ ...changes, columns, timeZone, isWeek, texts, announce });
  const pointer = useGridPointer({
    ...changes,
    size: { columns: columns.length, length },
    scrollerRef,
    onOpen: (key) => {
      const card = moves.cardOf(key);
      if (card) onOpen(card);
    },
    onBlock,
    onFree: ({ column, minute }) => {
      const chosen = columns[column];
      if (chosen && !isByRoom)
        onFree({ startsAtMs: chosen.scale.toInstant(minute), staffId: chosen.person._id });
    },
  });

  useEffect(() => {
    // In another column, the card is another button, and the focus was lost with the old one.
    if (focusKey && document.activeElement === document.body) focusCard(bodyRef.current, focusKey);
  }, [focusKey, columns]);

  useOpeningScroll({ columns, scrollerRef, bodyRef });
  useZoom(zoom, scrollerRef);

  const least = `${GUTTER_PX + columns.length * LEAST_COLUMN_PX}px`;
  return (
    <>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <Scroller
        ref={scrollerRef}
        role="region"
        aria-label={name}
        tabIndex={0}
        data-is-dragging={move?.by === 'pointer' ? move.mode : undefined}
      >
        <ColumnHeadings
          columns={columns}
          timeZone={timeZone}
          isWeek={isWeek}
          today={today}
          least={least}
          headingPath={headingPath}
          hues={personHues}
        />
        <Row style={{ minWidth: least }}>
          <HourGutter columns={columns} timeZone={timeZone} />
          <Body
            ref={bodyRef}
            style={{ height: px(length), gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
            {...pointer}
            onKeyDown={onKeyDown}
          >
            <NowLine columns={columns} />
            {!isByRoom && (
              <FreeSlot
                spot={slot}
                columns={columns}
                timeZone={timeZone}
                isWeek={isWeek}
                onFocus={() =>
                  setSlot((shown) => shown ?? firstVisibleSpot(columns, bodyRef.current, scrollerRef.current))
                }
              />
            )}
            {columns.map((column) => (
              <DayColumn
                key={column.key}
                column={column}
                isWeek={isWeek}
                hueOf={hueOf}
                timeZone={timeZone}
                movingKey={move && column.cards.includes(move.card) ? move.card.key : null}
              />
            ))}
            {move && (
              <MovePreview
                move={move}
                columnCount={columns.length}
                label={moves.describe(move)}
                hue={hueOf(move.card.booking, move.card.line)}
                objection={moves.objectionAt(move)}
              />
            )}
          </Body>
        </Row>
      </Scroller>
    </>
  );
}
