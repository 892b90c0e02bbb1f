import { useEffect, useMemo, useState, type RefObject } from 'react';
import { lazyDialogs } from '../../../ui/lazy-dialogs';
import type { DiaryCard, DiaryColumn } from '../diary-model/columns';

export const loadCardPeek = () => import('./card-peek').then((part) => part.CardPeek);
const CardPeek = lazyDialogs(loadCardPeek);

/** Time for which the pointer rests on a card before its details appear, and time that it may take to reach them. */
const REST_MS = 350;
const WAY_MS = 220;

interface Peek {
  /** The card whose details are shown. */
  anchor: HTMLElement | null;
  /** True if a key was pressed to enter them. */
  isEntered: boolean;
}
const none: Peek = { anchor: null, isEntered: false };

const cardAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
const isInPeek = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-peek]') !== null;

/**
 * Shows a card's details next to it while the pointer or keyboard focus is on it. Listens to the diary itself, so
 * that nothing else rerenders. Q enters the details, Escape leaves them; a tap opens the booking instead.
 */
export function CardPeeks({
  container,
  columns,
  timeZone,
  isOff,
  onOpen,
  onCheckOut,
  onMove,
  onLate,
}: {
  container: RefObject<HTMLElement | null>;
  columns: readonly DiaryColumn[];
  timeZone: string;
  /** True while a dialog is open. */
  isOff: boolean;
  onOpen: (card: DiaryCard) => void;
  onCheckOut: (card: DiaryCard) => void;
  onMove: (card: DiaryCard) => void;
  onLate: (card: DiaryCard) => void;
}) {
  const [{ anchor, isEntered }, setPeek] = useState(none);
  useEffect(() => {
    const root = container.current;
    if (!root || isOff) return;
    let timer = 0;
    let wanted: HTMLElement | null = null;
    let shown: HTMLElement | null = null;
    const stay = () => {
      window.clearTimeout(timer);
      wanted = shown;
    };
    const show = (card: HTMLElement | null, isToBeEntered = false) => {
      shown = card;
      stay();
      setPeek({ anchor: card, isEntered: isToBeEntered });
    };
    const soon = (ms: number, card: HTMLElement | null) => {
      if (card === wanted) return;
      stay();
      wanted = card;
      timer = window.setTimeout(() => show(card), ms);
    };
    const isMoving = () => root.querySelector('[data-moving]') !== null;
    const isInside = () => isInPeek(document.activeElement);
    /** Keyboard focus keeps its details, wherever the pointer is. */
    const isHeld = () => shown !== null && (shown.matches(':focus-visible') || isInside());

    const onLeave = () => (isHeld() ? stay() : soon(WAY_MS, null));
    // Only after pointer movement: content that scrolls under a resting pointer does not count.
    const onPointer = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons !== 0 || isMoving() || isInside()) return;
      const card = cardAt(event.target);
      if (isInPeek(event.target) || (card && card === shown)) stay();
      else if (card) soon(shown ? WAY_MS : REST_MS, card);
      else onLeave();
    };
    const onDown = (event: PointerEvent) => !isInPeek(event.target) && show(null);
    const onFocusIn = ({ target }: FocusEvent) => {
      const card = cardAt(target);
      if (card?.matches(':focus-visible') && !isMoving()) show(card);
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !isInPeek(relatedTarget) && !cardAt(relatedTarget)) show(null);
    };
    const onKey = (event: KeyboardEvent) => {
      const card = cardAt(event.target);
      if (event.key === 'Escape' && shown) {
        if (isInPeek(document.activeElement)) shown.focus();
        show(null);
      } else if (
        card &&
        event.key.toLowerCase() === 'q' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        show(card, true);
      } else if (card && ['m', 'l'].includes(event.key.toLowerCase())) show(null);
    };
    root.addEventListener('pointermove', onPointer);
    root.addEventListener('pointerleave', onLeave);
    root.addEventListener('pointerdown', onDown);
    root.addEventListener('focusin', onFocusIn);
    root.addEventListener('focusout', onFocusOut);
    root.addEventListener('keydown', onKey);
    return () => {
      window.clearTimeout(timer);
      setPeek(none);
      root.removeEventListener('pointermove', onPointer);
      root.removeEventListener('pointerleave', onLeave);
      root.removeEventListener('pointerdown', onDown);
      root.removeEventListener('focusin', onFocusIn);
      root.removeEventListener('focusout', onFocusOut);
      root.removeEventListener('keydown', onKey);
    };
  }, [container, isOff]);

  const cards = useMemo(
    () => new Map(columns.flatMap((column) => column.cards.map((card) => [card.key, card] as const))),
    [columns],
  );
  const card = cards.get(anchor?.dataset.card ?? '');
  // The card may have moved elsewhere.
  if (!anchor?.isConnected || !card) return null;
  return (
    <CardPeek
      key={card.key}
      card={card}
      anchor={anchor}
      isEntered={isEntered}
      timeZone={timeZone}
      onOpen={() => onOpen(card)}
      onCheckOut={() => onCheckOut(card)}
      onMove={() => onMove(card)}
      onLate={() => onLate(card)}
      onMarked={() => anchor.focus()}
    />
  );
}
