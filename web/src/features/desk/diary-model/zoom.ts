/** Pixel heights of a quarter of an hour. The second one is the smallest allowed target size, and the default. */
export const zoomSteps = ['20', '24', '32'] as const;
export type Zoom = (typeof zoomSteps)[number];

/** One step larger or smaller; the same at either end. */
export function nextZoom(zoom: Zoom, by: 1 | -1): Zoom {
  return zoomSteps[zoomSteps.indexOf(zoom) + by] ?? zoom;
}

/** The visible part of the day: its scroll position and height in pixels. */
interface DayView {
  scrollTop: number;
  height: number;
}

/** The scroll position of a day that has grown by this factor, with the time in the middle staying in place. */
export function keptScrollTop({ scrollTop, height }: DayView, growth: number): number {
  return Math.max(0, (scrollTop + height / 2) * growth - height / 2);
}
