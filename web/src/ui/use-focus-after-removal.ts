import { useEffect, useRef } from 'react';

/** Marks the button that removes a row. */
export const removes = { 'data-removes': '' } as const;
/** Marks the button that adds a row, which gets the focus after the last row is removed. */
export const adds = { 'data-adds': '' } as const;

/**
 * Moves the focus after a row was removed by keyboard: to the row now in its place, otherwise to the previous one,
 * otherwise to the add button.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const removedIndex = useRef<number | null>(null);

  useEffect(() => {
    if (removedIndex.current === null) return;
    const left = container.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    const next = left[Math.min(removedIndex.current, left.length - 1)];
    removedIndex.current = null;
    (next ?? container.current?.querySelector<HTMLElement>('[data-adds]'))?.focus();
  });

  return {
    container,
    /** Call just before the row is removed, with its index. */
    onRemoved: (index: number) => {
      removedIndex.current = index;
    },
  };
}
