import { useSyncExternalStore } from 'react';
import { observable } from '../lib/observable';

/** How high the rows of lists are, lowest first: 32, 40 or 52 pixels. */
export const densities = ['dense', 'normal', 'roomy'] as const;
export type Density = (typeof densities)[number];

const storageKey = 'desk-rows';

function stored(): Density {
  try {
    const kept = localStorage.getItem(storageKey);
    return densities.find((density) => density === kept) ?? 'normal';
  } catch {
    return 'normal';
  }
}

const current = observable<Density | null>(null);

function choose(density: Density): void {
  current.set(density);
  try {
    localStorage.setItem(storageKey, density);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

/** How high the rows of all lists are in this browser, and the way to another height. */
export function useDensity(): [density: Density, choose: (density: Density) => void] {
  const density = useSyncExternalStore(current.subscribe, () => current.get() ?? stored());
  return [density, choose];
}
