/** How hours are counted: to twelve twice a day, or to twenty-three. */
export const hourCycles = ['h12', 'h23'] as const;

export type HourCycle = (typeof hourCycles)[number];
