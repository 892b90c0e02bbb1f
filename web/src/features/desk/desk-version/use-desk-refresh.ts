import { useEffect } from 'react';
import { useDeskVersion } from '../../../api/use-desk-version';
import { isBusy, watchPointer } from './is-busy';
import { UNTOUCHED_MS, waitMs } from './when-to-look';

/** Interval for reloading things that only change with time, such as the current day. */
const READ_ANYWAY_MS = 5 * 60_000;

const touches = ['pointerdown', 'pointermove', 'keydown', 'wheel'];

/**
 * While the page is visible, reloads what is on the screen as soon as anyone changes something on the desk: within
 * two seconds, or once no interaction is in progress.
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
      // Not noted as seen, so that the next look finds it again.
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
        // Other requests report the failure; this one just retries later.
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
    // Before the page reads anything: changes older than the first version seen would go unnoticed.
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
