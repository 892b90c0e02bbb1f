/** A quarter of an hour is as high as the smallest target allowed: 24 pixels. */
export const pxPerMinute = 1.6;

/** The column of times. */
export const gutterPx = 60;

/** Below this a name and a service cannot be read, so the columns scroll sideways instead. */
export const leastColumnPx = 128;

export const px = (minutes: number): string => `${Math.round(minutes * pxPerMinute * 100) / 100}px`;
