import { useEffect, useRef } from 'react';

/** For a message: it takes the focus and the middle of the screen when it appears, and again with each other cause. */
export function useAttention<Message extends HTMLElement>(cause: unknown) {
  const ref = useRef<Message>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: 'center' });
  }, [cause]);
  return ref;
}
