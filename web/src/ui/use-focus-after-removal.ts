import { useEffect, useRef } from 'react';

/** On the button that takes one row out. */
export const removes = { 'data-removes': '' } as const;
/** On the button that adds a row: where the focus goes when none is left. */
export const adds = { 'data-adds': '' } as const;

/**
 * Where somebody goes on who has taken a row out by keyboard: to the row that has moved into its removedIndex, else to the one
 * before, else to where one is added.
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
    /** Said just before the row goes: which it was, counted from none. */
    onRemoved: (index: number) => {
      removedIndex.current = index;
    },
  };
}
