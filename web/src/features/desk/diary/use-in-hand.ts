import { useCallback, useState } from 'react';
import { takeInHand } from '../../../lib/in-hand';

/** What the desk has in its hand: a card that is being moved, an open dialog, a move that is on its way. */
export interface InHand {
  isAnything: boolean;
  /** Takes something into the hand; returns what lets go of it again. */
  take: () => () => void;
}

/** While there is something in the hand, the diary does not change under it by itself. */
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
