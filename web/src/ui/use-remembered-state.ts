import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/**
 * State that outlives the page: somebody who goes back with something half done finds it again on their return. It is
 * forgotten with the window.
 */
export function useRememberedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (kept.has(key) ? (kept.get(key) as Value) : initial));
  const keep = useCallback(
    (next: Value) => {
      kept.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}
