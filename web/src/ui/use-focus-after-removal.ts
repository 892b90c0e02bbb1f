import { useEffect, useRef } from 'react';

/** Marks the button that removes a row. */
export const removes = { 'data-removes': '' } as const;
/** Marks the button that adds a row, which gets the focus after the last row is removed. */
export const adds = { 'data-adds': '' } as const;

/**
 * Moves the focus after a row was removed by keyboard: to the row now in its place, otherwise to the previous one,
 * otherwise to the add button. The row may disappear before or after the call that removed it has returned.
 */
export function useFocusAfterRemoval<Container extends HTMLElement>() {
  const container = useRef<Container>(null);
  const removedIndex = useRef<number | null>(null);
  const rowCount = useRef(0);
  const hasGone = useRef(false);

  useEffect(() => {
    const left = container.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    if (left.length < rowCount.current) hasGone.current = true;
    rowCount.current = left.length;
    if (removedIndex.current === null || !hasGone.current) return;
    const next = left[Math.min(removedIndex.current, left.length - 1)];
    removedIndex.current = null;
    hasGone.current = false;
    (next ?? container.current?.querySelector<HTMLElement>('[data-adds]'))?.focus();
  });

  return {
    container,
    /** Call it with the index of the row that is removed. */
    onRemoved: (index: number) => {
      removedIndex.current = index;
    },
  };
}
