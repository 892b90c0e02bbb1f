/** How high a quarter of an hour is, in pixels. The second is as high as the smallest target allowed, and where everybody begins. */
export const zoomSteps = ['20', '24', '32'] as const;
export type Zoom = (typeof zoomSteps)[number];

/** One step larger or smaller; the same at the end. */
export function nextZoom(zoom: Zoom, by: 1 | -1): Zoom {
  return zoomSteps[zoomSteps.indexOf(zoom) + by] ?? zoom;
}

/** What is seen of the day: how far it has been scrolled, and how much of it there is room for, in pixels. */
interface DayView {
  scrollTop: number;
  height: number;
}

/** Where a day that has become `growth` times as high must be scrolled, so that the time in the middle stays there. */
export function keptScrollTop({ scrollTop, height }: DayView, growth: number): number {
  return Math.max(0, (scrollTop + height / 2) * growth - height / 2);
}
