import { useEffect, useEffectEvent, useState } from 'react';
import type { SWRResponse } from 'swr';

type Answer = Pick<SWRResponse, 'data' | 'isValidating' | 'mutate'>;

/**
 * For a form that keeps what it begins with: reads again what was read for other pages, which may be old by now, and says
 * once all of it is new. A read that a later one overtakes ends early and changes nothing, so the last one is waited for.
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
