import { useCallback, useState } from 'react';
import { takeInHand } from '../../../lib/in-hand';

/** Interactions in progress: a card being moved, an open dialog, a move being sent. */
export interface InHand {
  isAnything: boolean;
  /** Starts an interaction; returns a function that ends it. */
  take: () => () => void;
}

/** While an interaction is in progress, the diary does not change on its own. */
export function useInHand(): InHand {
  const [count, setCount] = useState(0);
  const take = useCallback(() => {
    const release = takeInHand();
    setCount((before) => before + 1);
    return () => {
      release();
      setCount((before) => before - 1);
    };
  }, []);
  return { isAnything: count > 0, take };
}
