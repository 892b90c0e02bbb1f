import { useEffect, useRef } from 'react';

/** On the button that takes one row out. */
export const removes = { 'data-removes': '' } as const;
/** On the button that adds a row: where the focus goes when none is left. */
export const adds = { 'data-adds': '' } as const;

/**
 * Where somebody goes on who has taken a row out by keyboard: to the row that has moved into its place, else to the one
 * before, else to where one is added.
 */
export function useFocusAfterRemoval<Whole extends HTMLElement>() {
  const whole = useRef<Whole>(null);
  const place = useRef<number | null>(null);

  useEffect(() => {
    if (place.current === null) return;
    const left = whole.current?.querySelectorAll<HTMLElement>('[data-removes]') ?? [];
    const next = left[Math.min(place.current, left.length - 1)];
    place.current = null;
    (next ?? whole.current?.querySelector<HTMLElement>('[data-adds]'))?.focus();
  });

  return {
    whole,
    /** Said just before the row goes: which it was, counted from none. */
    onRemoved: (index: number) => {
      place.current = index;
    },
  };
}
