/** A value outside React that components follow with `useSyncExternalStore`. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
