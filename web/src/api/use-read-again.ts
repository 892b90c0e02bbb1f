import { useEffect, useEffectEvent, useState } from 'react';
import type { SWRResponse } from 'swr';

type Answer = Pick<SWRResponse, 'data' | 'isValidating' | 'mutate'>;

/**
 * For a form that keeps its initial values: reloads data that other pages have cached, and returns true once all of
 * it is fresh. A read overtaken by a later one ends early without effect, so the last one is awaited.
 */
export function useReadAgain(answers: readonly Answer[]): boolean {
  const [isAsked, setAsked] = useState(false);
  const [isRead, setRead] = useState(false);
  const readAgain = useEffectEvent(() =>
    Promise.all(answers.filter(({ data }) => data !== undefined).map(({ mutate }) => mutate())),
  );
  useEffect(() => {
    let isGone = false;
    void readAgain().finally(() => {
      if (!isGone) setAsked(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (isAsked && !isRead && !answers.some(({ isValidating }) => isValidating)) setRead(true);
  return isRead;
}
