/** The widths in pixels from which a layout has room for more. No others are used; the carousel's (spec §9) are among them. */
export const breakpoints = { xs: 480, sm: 640, md: 768, lg: 860, xl: 1024, xxl: 1180 } as const;

type Breakpoint = keyof typeof breakpoints;

/**
 * A condition for a window narrower than this, to be written as `@media ${below('sm')} { … }`, in `sizes` and in
 * `useMediaQuery`. Its counterpart is `from`.
 */
export const below = (breakpoint: Breakpoint) => `(width < ${breakpoints[breakpoint]}px)`;

/** A window so low that nothing may stay in sight at its edges, such as one that is enlarged four times. */
export const LOW = '(height < 400px)';

/** A condition for a window at least this wide. */
export const from = (breakpoint: Breakpoint) => `(width >= ${breakpoints[breakpoint]}px)`;
