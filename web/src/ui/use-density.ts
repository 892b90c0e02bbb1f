import { useKeptChoice } from './use-kept-choice';

/** How high the rows of lists are, lowest first: 32, 40 or 52 pixels. */
export const densities = ['dense', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

/** How high the rows of all lists are in this browser, and the way to another height. */
export const useDensity = () => useKeptChoice('desk-rows', densities, 'normal');
