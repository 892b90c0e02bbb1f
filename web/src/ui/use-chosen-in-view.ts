import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row that is wider than the window to its chosen entry (`aria-current`), now and whenever another is chosen.
 * The page itself does not move.
 */
export function useChosenInView<Row extends HTMLElement>(chosen: unknown): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useLayoutEffect(() => {
    const row = ref.current;
    const entry = row?.querySelector('[aria-current]');
    if (!row || !entry) return;
    const [around, inside] = [row.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (inside.left >= around.left && inside.right <= around.right) return;
    row.scrollLeft += inside.left + inside.width / 2 - (around.left + around.width / 2);
  }, [chosen]);
  return ref;
}
