/** 12-hour or 24-hour clock. */
export const hourCycles = ['h12', 'h23'] as const;

export type HourCycle = (typeof hourCycles)[number];
