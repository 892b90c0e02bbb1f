import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { slotAt, snap, STEP_MINUTES } from '../diary-model/scale';
import type { CardMove, cardMoves } from './card-move';
import { spotUnder, targetOf, type GridSize } from './grid-targets';
import type { Spot } from './keyboard-steps';
import { watchDrag } from './pointer-drag';
import { useIsMirrored } from './use-is-mirrored';

/** Handles presses, drags and clicks anywhere in the grid. */
export function useGridPointer({
  moves,
  move,
  slot,
  size,
  bodyRef,
  scrollerRef,
  onMoveChange,
  onSlotChange,
  onDrop,
  onOpen,
  onBlock,
  onFree,
}: {
  moves: ReturnType<typeof cardMoves>;
  move: CardMove | null;
  slot: Spot | null;
  size: GridSize;
  bodyRef: RefObject<HTMLElement | null>;
  scrollerRef: RefObject<HTMLElement | null>;
  onMoveChange: (move: CardMove | null) => void;
  onSlotChange: (slot: Spot | null) => void;
  onDrop: (move: CardMove) => void;
  onOpen: (cardKey: string) => void;
  onBlock: (blockId: string) => void;
  onFree: (spot: Spot) => void;
}) {
  // The click at the end of a drag does not count.
  const suppressClick = useRef(false);
  const isMirrored = useIsMirrored();
  const under = (x: number, y: number) =>
    spotUnder(bodyRef.current?.getBoundingClientRect(), { x, y }, size, isMirrored);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    suppressClick.current = false;
    const key = targetOf(event.target, 'card');
    const scroller = scrollerRef.current;
    if (event.button !== 0 || !key || !scroller || move) return;
    const isGrip = event.target instanceof Element && event.target.closest('[data-grip]') !== null;
    const begun = moves.begin(key, isGrip ? 'resize' : 'move', 'pointer');
    if (!begun) return;
    const grasp = under(event.clientX, event.clientY).minute - begun.spot.minute;
    let now = begun;
    const follow = (x: number, y: number) => {
      const next = isGrip
        ? resizedTo(now, under(x, y), size.length)
        : movedTo(now, under(x, y), grasp, size.length);
      const isSame =
        next.minutes === now.minutes &&
        next.spot.column === now.spot.column &&
        next.spot.minute === now.spot.minute;
      if (isSame) return;
      now = next;
      onMoveChange(next);
    };
    watchDrag(event, {
      scroller,
      onStart: () => {
        suppressClick.current = true;
        onSlotChange(null);
        onMoveChange(now);
      },
      onMove: follow,
      onDrop: () => onDrop(now),
      onLeave: () => onMoveChange(null),
    });
  };

  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || move) return;
    const isFree = !targetOf(event.target, 'card') && !targetOf(event.target, 'block');
    const { column, minute } = under(event.clientX, event.clientY);
    const next = isFree ? { column, minute: slotAt(minute) } : null;
    if (next?.column !== slot?.column || next?.minute !== slot?.minute) onSlotChange(next);
  };

  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    if (suppressClick.current) {
      suppressClick.current = false;
      return;
    }
    if (move) return;
    const card = targetOf(event.target, 'card');
    if (card) return onOpen(card);
    const block = targetOf(event.target, 'block');
    if (block) return onBlock(block);
    // Enter on the free slot is a click without coordinates.
    if (event.detail === 0) return slot ? onFree(slot) : undefined;
    const { column, minute } = under(event.clientX, event.clientY);
    onFree({ column, minute: slotAt(minute) });
  };

  return { onPointerDown, onPointerMove, onClick, onPointerLeave: () => !move && onSlotChange(null) };
}

const resizedTo = (move: CardMove, { minute }: Spot, length: number): CardMove => ({
  ...move,
  minutes: Math.max(STEP_MINUTES, Math.min(snap(minute) - move.from.minute, length - move.from.minute)),
});

const movedTo = (move: CardMove, { column, minute }: Spot, grasp: number, length: number): CardMove => ({
  ...move,
  spot: {
    column,
    minute: Math.max(0, Math.min(landing(minute - grasp, move.from.minute), length - STEP_MINUTES)),
  },
});

/** A quarter of an hour, or the original minute if the pointer has only moved sideways. */
const landing = (minute: number, from: number): number =>
  Math.abs(minute - from) < STEP_MINUTES / 2 ? from : snap(minute);
