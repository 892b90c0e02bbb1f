/** The breakpoints in pixels, including the carousel's (spec §9). There are no others. */
export const breakpoints = { xs: 480, sm: 640, md: 768, lg: 860, xl: 1024, xxl: 1180 } as const;

type Breakpoint = keyof typeof breakpoints;

/**
 * A media condition for windows narrower than this: `@media ${below('sm')} { … }`, in `sizes` and in `useMediaQuery`.
 * The opposite is `from`.
 */
export const below = (breakpoint: Breakpoint) => `(width < ${breakpoints[breakpoint]}px)`;

/** A window too low for sticky edges, such as one zoomed to 400 %. */
export const LOW = '(height < 400px)';

/** A window as low as that of a small phone or of a tablet on its side, where content moves closer together. */
export const SHORT = '(height < 680px)';

/** A media condition for windows at least this wide. */
export const from = (breakpoint: Breakpoint) => `(width >= ${breakpoints[breakpoint]}px)`;
