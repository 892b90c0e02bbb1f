import { useEffect, useRef } from 'react';

/** The longest pause between two keys of a scanner, in milliseconds; no one types that fast. */
const MAX_PAUSE_MS = 80;
const MIN_LENGTH = 4;

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** Receives a barcode scanned while no field has the focus, and prevents its Enter from pressing a button. */
export function useScanner(onCode: (code: string) => void): void {
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  useEffect(() => {
    let code = '';
    let lastAt = 0;
    const onKeyDown = (event: KeyboardEvent) => {
      if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.timeStamp - lastAt > MAX_PAUSE_MS) code = '';
      lastAt = event.timeStamp;
      if (event.key === 'Enter' && code.length >= MIN_LENGTH) {
        event.preventDefault();
        event.stopPropagation();
        told.current(code);
      }
      code =
        event.key.length === 1 && event.key !== ' ' ? code + event.key : event.key === 'Shift' ? code : '';
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, []);
}
