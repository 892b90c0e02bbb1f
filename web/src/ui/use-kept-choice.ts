import { useCallback, useSyncExternalStore } from 'react';
import { observable } from '../lib/observable';

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Choices made since the page was opened, by key; all components showing a choice follow it here. */
const made = observable<ReadonlyMap<string, string>>(new Map());

/** A choice stored in this browser; `usual` by default. Without storage, it lasts until the page is left. */
export function useKeptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): [choice: Choice, choose: (choice: Choice) => void] {
  // The server has rendered the page without any stored choice.
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
        // Storage is unavailable.
      }
    },
    [key],
  );
  return [choices.find((one) => one === kept) ?? usual, choose];
}
