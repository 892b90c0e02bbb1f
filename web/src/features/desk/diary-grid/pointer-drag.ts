/** The context and callbacks of a drag. */
interface DragWatcher {
  scroller: HTMLElement;
  /** The pointer has started to drag. */
  onStart: () => void;
  /** The pointer, or the content under it, has moved. */
  onMove: (x: number, y: number) => void;
  onDrop: () => void;
  onLeave: () => void;
}

/** Less movement is just a shaky click. */
const THRESHOLD_PX = 5;
/** On a touch screen a swipe scrolls; a drag starts with a long press. */
const LONG_PRESS_MS = 350;
/** Within this distance of an edge the diary scrolls, faster the closer. */
const EDGE_PX = 56;
const FASTEST_PX = 18;

const pull = (position: number, from: number, to: number): number => {
  if (position < from + EDGE_PX) return -Math.min(1, (from + EDGE_PX - position) / EDGE_PX);
  if (position > to - EDGE_PX) return Math.min(1, (position - to + EDGE_PX) / EDGE_PX);
  return 0;
};

/** Tracks a pointer from press to release; Escape cancels the drag. */
export function watchDrag(
  press: { pointerId: number; pointerType: string; clientX: number; clientY: number },
  { scroller, onStart, onMove, onDrop, onLeave }: DragWatcher,
): void {
  const isTouch = press.pointerType === 'touch';
  let x = press.clientX;
  let y = press.clientY;
  let isDragging = false;
  let frame = 0;

  const start = () => {
    isDragging = true;
    onStart();
    onMove(x, y);
    frame = requestAnimationFrame(scroll);
  };
  const longPress = isTouch ? window.setTimeout(start, LONG_PRESS_MS) : 0;

  const scroll = () => {
    frame = requestAnimationFrame(scroll);
    const box = scroller.getBoundingClientRect();
    const headingsBottom =
      scroller.querySelector('[data-headings]')?.getBoundingClientRect().bottom ?? box.top;
    const down = pull(y, Math.max(headingsBottom, 0), Math.min(box.bottom, window.innerHeight));
    const aside = pull(x, Math.max(box.left, 0), Math.min(box.right, window.innerWidth));
    if (down === 0 && aside === 0) return;
    const before = [scroller.scrollLeft, scroller.scrollTop];
    scroller.scrollBy({ left: aside * FASTEST_PX, top: down * FASTEST_PX, behavior: 'instant' });
    if (scroller.scrollTop === before[1] && down !== 0 && box.bottom > window.innerHeight) {
      window.scrollBy({ top: down * FASTEST_PX, behavior: 'instant' });
    }
    onMove(x, y);
  };

  const isMine = (event: PointerEvent) => event.pointerId === press.pointerId;
  const move = (event: PointerEvent) => {
    if (!isMine(event)) return;
    x = event.clientX;
    y = event.clientY;
    if (isDragging) onMove(x, y);
    else if (Math.hypot(x - press.clientX, y - press.clientY) < THRESHOLD_PX) return;
    else if (isTouch) end();
    else start();
  };
  const drop = (event: PointerEvent) => {
    if (!isMine(event)) return;
    const wasDragging = isDragging;
    end();
    if (wasDragging) onDrop();
  };
  const leave = (event?: PointerEvent) => {
    if (event && !isMine(event)) return;
    const wasDragging = isDragging;
    end();
    if (wasDragging) onLeave();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isDragging) return;
    event.stopPropagation();
    event.preventDefault();
    leave();
  };
  // A drag must not scroll the page, and a long press must not open the browser's menu.
  const hold = (event: Event) => {
    if (isDragging && event.cancelable) event.preventDefault();
  };
  const end = () => {
    isDragging = false;
    window.clearTimeout(longPress);
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', move);
    window.removeEventListener('pointerup', drop);
    window.removeEventListener('pointercancel', leave);
    window.removeEventListener('keydown', key, true);
    scroller.removeEventListener('touchmove', hold);
    scroller.removeEventListener('contextmenu', hold);
  };

  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', drop);
  window.addEventListener('pointercancel', leave);
  window.addEventListener('keydown', key, true);
  scroller.addEventListener('touchmove', hold, { passive: false });
  scroller.addEventListener('contextmenu', hold);
}
