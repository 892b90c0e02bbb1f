import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keptScrollTop, type Zoom } from '../diary-model/zoom';

/** Gives the day its size (`--quarter`). When that changes, the time in the middle of what is seen stays where it is. */
export function useZoom(zoom: Zoom, scrollerRef: RefObject<HTMLElement | null>): void {
  const drawn = useRef(zoom);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    // Read first: a day that has become smaller may end before that.
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
