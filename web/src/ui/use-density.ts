import { useKeptChoice } from './use-kept-choice';

/** The row heights of lists, lowest first: 32, 40 or 52 pixels. */
export const densities = ['dense', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** The row height of all lists in this browser, and its setter. */
export const useDensity = () => useKeptChoice('desk-rows', densities, 'normal');
