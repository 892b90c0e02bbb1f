import type { KeyboardEvent, RefObject } from 'react';
import type { DiaryColumn } from '../diary-model/columns';
import { spotText, type DiaryTexts } from '../diary-model/diary-text';
import { STEP_MINUTES } from '../diary-model/scale';
import { neighbour } from './card-navigation';
import type { CardMove, cardMoves } from './card-move';
import { focusCard, targetOf } from './grid-targets';
import { changeLength, inColumnOrder, moveSpot, type Spot } from './keyboard-steps';
import { useIsMirrored } from './use-is-mirrored';

const modes: Readonly<Record<string, CardMove['mode']>> = { m: 'move', l: 'resize' };

/** Handles all keys in the grid: between cards and free times, and while moving a card. */
export function useGridKeyboard({
  moves,
  move,
  slot,
  columns,
  timeZone,
  isWeek,
  texts,
  bodyRef,
  onMoveChange,
  onSlotChange,
  onDrop,
  announce,
}: {
  moves: ReturnType<typeof cardMoves>;
  move: CardMove | null;
  slot: Spot | null;
  columns: readonly DiaryColumn[];
  timeZone: string;
  isWeek: boolean;
  texts: DiaryTexts;
  bodyRef: RefObject<HTMLElement | null>;
  onMoveChange: (move: CardMove | null) => void;
  onSlotChange: (slot: Spot | null) => void;
  onDrop: (move: CardMove) => void;
  /** Announces something to screen readers. */
  announce: (text: string) => void;
}) {
  const isMirrored = useIsMirrored();
  const length = columns[0]?.scale.length ?? 0;
  const bounds = { columns: columns.length, length, needed: STEP_MINUTES };

  /** Each returns true if it handled the key. */
  const onMoveKey = (current: CardMove, key: string): boolean => {
    if (key === 'Enter' || key === ' ') {
      onDrop(current);
      return true;
    }
    if (key === 'Escape' || key === 'Tab') {
      onMoveChange(null);
      announce(texts.words.nothingMoved());
      return key === 'Escape';
    }
    const spot = current.mode === 'move' ? moveSpot(current.spot, key, bounds) : current.spot;
    const minutes =
      current.mode === 'resize'
        ? changeLength(current.minutes, key, length - current.spot.minute)
        : current.minutes;
    // While a booking is being moved, other keys do nothing.
    if (!spot || minutes === null) return true;
    const next = { ...current, spot, minutes };
    onMoveChange(next);
    announce(moves.describe(next));
    return true;
  };

  const onCardKey = (cardKey: string, key: string): boolean => {
    const mode = modes[key.toLowerCase()];
    if (mode) {
      const begun = moves.begin(cardKey, mode, 'keyboard');
      onMoveChange(begun);
      announce(moves.instructions(begun));
      return true;
    }
    const next = neighbour(columns, cardKey, key);
    if (next) focusCard(bodyRef.current, next);
    return next !== null;
  };

  const onSlotKey = (current: Spot, key: string): boolean => {
    const next = moveSpot(current, key, bounds);
    const column = next && columns[next.column];
    if (next && column) {
      onSlotChange(next);
      announce(spotText(texts, column, next.minute, timeZone, isWeek));
    }
    return next !== null;
  };

  const onKey = (target: EventTarget, key: string): boolean => {
    const cardKey = targetOf(target, 'card');
    if (cardKey) return onCardKey(cardKey, key);
    return targetOf(target, 'slot') && slot ? onSlotKey(slot, key) : false;
  };

  return (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = inColumnOrder(event.key, isMirrored);
    const isHandled = move?.by === 'keyboard' ? onMoveKey(move, key) : onKey(event.target, key);
    if (!isHandled) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
