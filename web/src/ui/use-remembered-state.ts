import { useCallback, useState } from 'react';
import { halfDone } from '../lib/private-memory';

/**
 * State that outlives the page: someone who leaves with something unfinished finds it again on their return.
 * Forgotten with the window, and on logout.
 */
export function useRememberedState<Value>(key: string, initial: Value): [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() =>
    halfDone.has(key) ? (halfDone.get(key) as Value) : initial,
  );
  const keep = useCallback(
    (next: Value) => {
      halfDone.set(key, next);
      setValue(next);
    },
    [key],
  );
  return [value, keep];
}
