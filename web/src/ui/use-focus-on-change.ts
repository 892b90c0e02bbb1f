import { useEffect, useRef } from 'react';

/** Focuses a message and scrolls it to the middle of the screen when it appears, and whenever its cause changes. */
export function useFocusOnChange<Message extends HTMLElement>(cause: unknown) {
  const ref = useRef<Message>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [cause]);
  return ref;
}
