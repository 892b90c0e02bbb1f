import {
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { GridHeads } from './grid-heads';
import type { DiaryCard, DiaryColumn } from './columns';
import { DayColumn } from './diary-column';
import { watchDrag } from './drag';
import { Lifted, type Lift } from './lifted';
import { gutterPx, leastColumnPx, px, pxPerMinute } from './measures';
import type { Diary } from './models';
import { changeLength, moveSpot, type Spot } from './moves';
import { neighbour } from './neighbours';
import { NowLine, NowTag } from './now-line';
import { isElsewhere, minutesOf, objectionTo, placed, placementOf, type Placement } from './placing';
import { hourMarks, slotAt, snap, stepMinutes } from './scale';
import { FreeSlot } from './free-slot';
import { clientOf, objectionWords, spotWords } from './words';

const Scroller = styled.div`
  position: relative;
  overflow: auto;
  overscroll-behavior-x: contain;
  max-height: max(460px, calc(100dvh - var(--header) - var(--s-5)));
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  scroll-padding: 84px 12px 24px ${gutterPx + 12}px;

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
  grid-template-columns: ${gutterPx}px minmax(0, 1fr);
`;
const Gutter = styled.div`
  position: sticky;
  left: 0;
  z-index: 5;
  background: var(--surface);
  color: var(--text-2);
  font-size: var(--t-small);
`;
const Mark = styled.span`
  position: absolute;
  right: 8px;
  line-height: 1;
  padding-top: 5px;
`;
const Body = styled.div`
  position: relative;
  display: grid;
`;

/** What was pressed or chosen in an empty place. */
export interface FreeTime {
  startsAtMs: number;
  staffId: string;
}

/**
 * The days as columns. Everything that is pressed, dragged or typed in them is heard here once, so that a card is
 * nothing but what it shows.
 */
export function DiaryGrid({
  diary,
  columns,
  isWeek,
  name,
  hues,
  skills,
  focusKey,
  onOpen,
  onBlock,
  onFree,
  onPut,
  today,
  headPath,
}: {
  diary: Diary;
  columns: readonly DiaryColumn[];
  isWeek: boolean;
  name: string;
  hues: ReadonlyMap<string, string>;
  skills: ReadonlyMap<string, ReadonlySet<string>> | null;
  /** The card that was moved just now; it keeps the focus wherever it goes. */
  focusKey: string | null;
  onOpen: (card: DiaryCard) => void;
  onBlock: (blockId: string) => void;
  onFree: (time: FreeTime) => void;
  onPut: (placement: Placement) => void;
  today: string;
  /** Where the name at the head of a column leads. */
  headPath: (column: DiaryColumn) => string;
}) {
  const { timeZone } = diary;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const suppressClick = useRef(false);
  const [lift, setLift] = useState<Lift | null>(null);
  const [slot, setSlot] = useState<Spot | null>(null);
  const [said, setSaid] = useState('');

  const scale = columns[0]?.scale;
  const length = scale?.length ?? 0;
  const marks = useMemo(() => (scale ? hourMarks(scale, timeZone) : []), [scale, timeZone]);
  const cards = useMemo(() => {
    const byKey = new Map<string, { card: DiaryCard; column: number }>();
    columns.forEach((column, index) =>
      column.cards.forEach((card) => byKey.set(card.key, { card, column: index })),
    );
    return byKey;
  }, [columns]);

  const placementAt = ({ card, from, spot, minutes }: Lift): Placement => {
    const column = columns[spot.column];
    const to = placementOf(card.visit, card.line);
    if (!column) return to;
    // Back at its old place it keeps its very minute, even when only a part of it is shown.
    const isThere = spot.column === from.column && spot.minute === from.minute;
    const startsAtMs = isThere ? to.startsAtMs : column.scale.toInstant(spot.minute);
    return { ...to, startsAtMs, staffId: column.person._id, minutes };
  };
  const objectionAt = (lifted: Lift) => {
    const objection = objectionTo(placed(placementAt(lifted)), diary, skills);
    return objection && objectionWords(objection, diary.people, timeZone);
  };
  const objection = lift && objectionAt(lift);

  const liftOf = (key: string, mode: Lift['mode'], by: Lift['by']): Lift | null => {
    const found = cards.get(key);
    if (!found || !found.card.visit.can[mode]) return null;
    const { card, column } = found;
    const from = { column, minute: card.span.from };
    return { card, mode, by, from, spot: from, minutes: minutesOf(card.line) };
  };

  const describe = (lifted: Lift) => {
    const column = columns[lifted.spot.column];
    if (!column) return '';
    const where = spotWords(column, lifted.spot.minute, timeZone, isWeek);
    const what = lifted.mode === 'resize' ? `${lifted.minutes} minutes` : where;
    return `${what}. ${objectionAt(lifted) ?? 'Free.'}`;
  };

  const put = (lifted: Lift) => {
    setLift(null);
    const placement = placementAt(lifted);
    if (isElsewhere(placement)) onPut(placement);
  };

  // —— pointer ——

  const spotUnder = (x: number, y: number): Spot => {
    const box = bodyRef.current?.getBoundingClientRect();
    if (!box) return { column: 0, minute: 0 };
    const column = Math.floor(((x - box.left) / box.width) * columns.length);
    return {
      column: Math.max(0, Math.min(column, columns.length - 1)),
      minute: (y - box.top) / pxPerMinute,
    };
  };

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    suppressClick.current = false;
    const key = dataOf(event.target, 'card');
    const scroller = scrollerRef.current;
    if (event.button !== 0 || !key || !scroller || lift) return;
    const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    const lifted = liftOf(key, isGrip ? 'resize' : 'move', 'pointer');
    if (!lifted) return;
    const grasp = spotUnder(event.clientX, event.clientY).minute - lifted.spot.minute;
    let now = lifted;
    const follow = (x: number, y: number) => {
      const { column, minute } = spotUnder(x, y);
      const longest = length - lifted.spot.minute;
      const next: Lift = isGrip
        ? {
            ...now,
            minutes: Math.max(stepMinutes, Math.min(snap(minute) - lifted.spot.minute, longest)),
          }
        : {
            ...now,
            spot: {
              column,
              minute: Math.max(
                0,
                Math.min(landing(minute - grasp, lifted.from.minute), length - stepMinutes),
              ),
            },
          };
      const isSame =
        next.minutes === now.minutes &&
        next.spot.column === now.spot.column &&
        next.spot.minute === now.spot.minute;
      if (isSame) return;
      now = next;
      setLift(next);
    };
    watchDrag(event, {
      scroller,
      onStart: () => {
        suppressClick.current = true;
        setSlot(null);
        setLift(now);
      },
      onMove: follow,
      onDrop: () => put(now),
      onLeave: () => setLift(null),
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || lift) return;
    const isFree = !dataOf(event.target, 'card') && !dataOf(event.target, 'block');
    const under = spotUnder(event.clientX, event.clientY);
    const next = isFree ? { column: under.column, minute: slotAt(under.minute) } : null;
    if (next?.column !== slot?.column || next?.minute !== slot?.minute) setSlot(next);
  };

  const chooseFree = ({ column, minute }: Spot) => {
    const chosen = columns[column];
    if (chosen) onFree({ startsAtMs: chosen.scale.toInstant(minute), staffId: chosen.person._id });
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (suppressClick.current) {
      suppressClick.current = false;
      return;
    }
    if (lift) return;
    const card = cards.get(dataOf(event.target, 'card') ?? '')?.card;
    if (card) return onOpen(card);
    const block = dataOf(event.target, 'block');
    if (block) return onBlock(block);
    // Enter on the free slot is a click without a place.
    if (event.detail === 0) return slot ? chooseFree(slot) : undefined;
    const under = spotUnder(event.clientX, event.clientY);
    chooseFree({ column: under.column, minute: slotAt(under.minute) });
  };

  // —— keyboard ——

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isHeard = lift?.by === 'keyboard' ? steerLift(lift, event.key) : onKey(event.target, event.key);
    if (!isHeard) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const steerLift = (lifted: Lift, key: string): boolean => {
    if (key === 'Enter' || key === ' ') {
      put(lifted);
      return true;
    }
    if (key === 'Escape' || key === 'Tab') {
      setLift(null);
      setSaid('Left where it was.');
      return key === 'Escape';
    }
    const bounds = { columns: columns.length, length, needed: stepMinutes };
    const spot = lifted.mode === 'move' ? moveSpot(lifted.spot, key, bounds) : lifted.spot;
    const minutes =
      lifted.mode === 'resize'
        ? changeLength(lifted.minutes, key, length - lifted.spot.minute)
        : lifted.minutes;
    // While a visit is in the hand no other key does anything.
    if (!spot || minutes === null) return true;
    const next = { ...lifted, spot, minutes };
    setLift(next);
    setSaid(describe(next));
    return true;
  };

  const onKey = (target: EventTarget, key: string): boolean => {
    const cardKey = dataOf(target, 'card');
    if (cardKey) {
      const mode = { m: 'move', l: 'resize' }[key.toLowerCase()] as Lift['mode'] | undefined;
      if (mode) {
        const lifted = liftOf(cardKey, mode, 'keyboard');
        setLift(lifted);
        setSaid(
          lifted
            ? `${clientOf(lifted.card.visit)}. ${mode === 'move' ? 'Arrows move' : 'Up and down change the length'}, Enter puts it there, Escape leaves it.`
            : 'This visit has begun or is over; it stays where it is.',
        );
        return true;
      }
      const next = neighbour(columns, cardKey, key);
      if (next) focusCard(next);
      return next !== null;
    }
    if (dataOf(target, 'slot') && slot) {
      const next = moveSpot(slot, key, { columns: columns.length, length, needed: stepMinutes });
      const column = next && columns[next.column];
      if (next && column) {
        setSlot(next);
        setSaid(spotWords(column, next.minute, timeZone, isWeek));
      }
      return next !== null;
    }
    return false;
  };

  const focusCard = (key: string) =>
    bodyRef.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`)?.focus();

  useEffect(() => {
    // In another column the card is another button, and the focus was lost with the old one.
    if (focusKey && document.activeElement === document.body) {
      bodyRef.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(focusKey)}"]`)?.focus();
    }
  }, [focusKey, columns]);

  // The first look is at now, or where the day begins.
  const lookKey = columns.map(({ day }) => day).join() + length;
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || !scale) return;
    const minute = columns
      .map((column) => column.scale.toMinute(Date.now()))
      .find((at) => at > 0 && at < length);
    scroller.scrollTop = minute === undefined ? 0 : minute * pxPerMinute - scroller.clientHeight / 3;
    // Only another day or other hours are a new look.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [lookKey]);

  const least = `${gutterPx + columns.length * leastColumnPx}px`;
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Scroller
        ref={scrollerRef}
        role="region"
        aria-label={name}
        tabIndex={0}
        data-is-dragging={lift?.by === 'pointer' ? lift.mode : undefined}
      >
        <GridHeads columns={columns} isWeek={isWeek} today={today} least={least} headPath={headPath} />
        <Row style={{ minWidth: least }}>
          <Gutter aria-hidden style={{ height: px(length) }}>
            {marks.map(({ minute, label }) => (
              <Mark key={minute} style={{ top: px(minute) }}>
                {label}
              </Mark>
            ))}
            <NowTag columns={columns} timeZone={timeZone} />
          </Gutter>
          <Body
            ref={bodyRef}
            style={{ height: px(length), gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
            onPointerDown={onPointerDown}
            onPointerMove={onPointerMove}
            onPointerLeave={() => !lift && setSlot(null)}
            onClick={onClick}
            onKeyDown={onKeyDown}
          >
            <FreeSlot
              spot={slot}
              columns={columns}
              timeZone={timeZone}
              isWeek={isWeek}
              onFocus={() =>
                setSlot((shown) => shown ?? firstLook(columns, bodyRef.current, scrollerRef.current))
              }
            />
            {columns.map((column) => (
              <DayColumn
                key={column.key}
                column={column}
                isWeek={isWeek}
                hues={hues}
                timeZone={timeZone}
                liftedKey={lift && column.cards.includes(lift.card) ? lift.card.key : null}
              />
            ))}
            {lift && (
              <Lifted
                lift={lift}
                count={columns.length}
                label={describe(lift)}
                hue={hues.get(lift.card.line.serviceId) ?? 'hair'}
                objection={objection}
              />
            )}
            <NowLine columns={columns} />
          </Body>
        </Row>
      </Scroller>
    </>
  );
}

/** A quarter of an hour, or the old minute again when the pointer has gone aside only. */
const landing = (minute: number, from: number): number =>
  Math.abs(minute - from) < stepMinutes / 2 ? from : snap(minute);

const dataOf = (target: EventTarget, name: 'card' | 'block' | 'slot'): string | null =>
  (target instanceof Element && target.closest<HTMLElement>(`[data-${name}]`)?.dataset[name]) || null;

/** The first quarter in sight, for whoever comes by keyboard. */
function firstLook(
  columns: readonly DiaryColumn[],
  body: HTMLElement | null,
  scroller: HTMLElement | null,
): Spot {
  const length = columns[0]?.scale.length ?? 0;
  const top = body && scroller ? scroller.scrollTop / pxPerMinute : 0;
  const wanted = Math.ceil(top / stepMinutes) * stepMinutes;
  return { column: 0, minute: Math.max(0, Math.min(wanted, length - stepMinutes)) };
}
