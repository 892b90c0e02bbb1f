import { useEffect } from 'react';
import { useDeskVersion } from '../../../api/use-desk-version';
import { isBusy, watchPointer } from './is-busy';
import { UNTOUCHED_MS, waitMs } from './when-to-look';

/** What only time changes, such as which day it is, is read again after so long. */
const READ_ANYWAY_MS = 5 * 60_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

/**
 * While the page is in sight, reads again what is on the screen as soon as somebody has changed anything the desk shows:
 * within two seconds, or as soon as nothing is in the hand any more.
 */
export function useDeskRefresh(): void {
  const { readVersion, readAgain } = useDeskVersion();

  useEffect(() => {
    let seen: string | null = null;
    let failures = 0;
    let touchedAtMs = Date.now();
    let readAtMs = Date.now();
    let timer: number | undefined;
    let isLooking = false;
    let isOver = false;

    const catchUp = async (version: string) => {
      const isNew = seen !== null && version !== seen;
      const isOld = Date.now() - readAtMs > READ_ANYWAY_MS;
      const isDue = isNew || isOld;
      // Not seen yet, then: the next look finds it as new.
      if (isOver || (isDue && isBusy())) return;
      seen = version;
      if (!isDue) return;
      readAtMs = Date.now();
      await readAgain();
    };
    const look = async () => {
      if (isLooking || isOver || document.visibilityState === 'hidden') return;
      isLooking = true;
      try {
        await catchUp(await readVersion());
        failures = 0;
      } catch {
        // Whatever is read or written meanwhile says what is wrong; this only asks again later.
        failures += 1;
      }
      isLooking = false;
      lookIn(waitMs({ failures, untouchedMs: Date.now() - touchedAtMs }));
    };
    const lookIn = (ms: number) => {
      window.clearTimeout(timer);
      if (!isOver && document.visibilityState !== 'hidden') timer = window.setTimeout(() => void look(), ms);
    };
    const lookNow = () => {
      touchedAtMs = Date.now();
      lookIn(0);
    };
    const onTouch = () => {
      const wasLeftAlone = Date.now() - touchedAtMs >= UNTOUCHED_MS;
      touchedAtMs = Date.now();
      if (wasLeftAlone && failures === 0) lookIn(0);
    };

    const unwatchPointer = watchPointer();
    document.addEventListener('visibilitychange', lookNow);
    window.addEventListener('online', lookNow);
    for (const touch of touches) window.addEventListener(touch, onTouch, { passive: true });
    // Before the page has read anything: what is older than the first version that is seen would not be read again.
    void look();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      unwatchPointer();
      document.removeEventListener('visibilitychange', lookNow);
      window.removeEventListener('online', lookNow);
      for (const touch of touches) window.removeEventListener(touch, onTouch);
    };
  }, [readVersion, readAgain]);
}
