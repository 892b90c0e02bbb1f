import { useCallback, useSyncExternalStore } from 'react';
import { observable } from '../lib/observable';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was chosen since the page was opened, by key; all who show a choice follow it here. */
const made = observable<ReadonlyMap<string, string>>(new Map());

/** One of several, chosen in this browser and kept there; `usual` until then. Without storage it lasts until the page is left. */
export function useKeptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): [choice: Choice, choose: (choice: Choice) => void] {
  // The server has drawn the page as for a browser that keeps nothing.
  const kept = useSyncExternalStore(
    made.subscribe,
    () => made.get().get(key) ?? stored(key),
    () => null,
  );
  const choose = useCallback(
    (chosen: Choice) => {
      made.set(new Map(made.get()).set(key, chosen));
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // It cannot be kept.
      }
    },
    [key],
  );
  return [choices.find((one) => one === kept) ?? usual, choose];
}
