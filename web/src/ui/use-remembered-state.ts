import { useCallback, useRef, useState } from 'react';
import { halfDone } from '../lib/private-memory';

/**
 * State that outlives the page: someone who leaves with something unfinished finds it again on their return.
 * Forgotten with the window, and on logout. Pass a function of the latest value to change only a part of it.
 */
export function useRememberedState<Value>(
  key: string,
  initial: Value,
): [Value, (next: Value | ((latest: Value) => Value)) => void] {
  const first = useRef(initial);
  const [value, setValue] = useState<Value>(() =>
    halfDone.has(key) ? (halfDone.get(key) as Value) : initial,
  );
  const keep = useCallback(
    (next: Value | ((latest: Value) => Value)) => {
      const latest = halfDone.has(key) ? (halfDone.get(key) as Value) : first.current;
      const changed = next instanceof Function ? next(latest) : next;
      halfDone.set(key, changed);
      setValue(() => changed);
    },
    [key],
  );
  return [value, keep];
}
