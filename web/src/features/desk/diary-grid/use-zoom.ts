import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keptScrollTop, type Zoom } from '../diary-model/zoom';

/** Sets the day's size (`--quarter`). On a change, the time in the middle of the view stays in place. */
export function useZoom(zoom: Zoom, scrollerRef: RefObject<HTMLElement | null>): void {
  const drawn = useRef(zoom);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    // Read it first: a smaller day may end before the current position.
    const seen = {
      scrollTop: scroller.scrollTop,
      height: scroller.clientHeight - (scroller.firstElementChild?.clientHeight ?? 0),
    };
    scroller.style.setProperty('--quarter', `${zoom}px`);
    if (drawn.current !== zoom)
      scroller.scrollTop = keptScrollTop(seen, Number(zoom) / Number(drawn.current));
    drawn.current = zoom;
  }, [zoom, scrollerRef]);
}
