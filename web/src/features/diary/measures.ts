/** A quarter of an hour is as high as the smallest thing that one may have to press: 24 pixels. */
export const pxPerMinute = 1.6;

/** The column of times. */
export const gutterPx = 60;

/** Below this a name and a service cannot be told apart, so the days are pushed sideways instead. */
export const leastColumnPx = 128;

export const px = (minutes: number): string => `${Math.round(minutes * pxPerMinute * 100) / 100}px`;
