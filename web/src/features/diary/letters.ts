import { useEffect, useRef, useState } from 'react';

const storageKey = 'diary-letters';

/** Whether single letters are heard on this device; whoever speaks to the computer switches them off. */
export function useLetters(): [hasLetters: boolean, choose: (hasLetters: boolean) => void] {
  const [hasLetters, setLetters] = useState(() => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  });
  const choose = (chosen: boolean) => {
    setLetters(chosen);
    try {
      localStorage.setItem(storageKey, chosen ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [hasLetters, choose];
}

/** Hears a letter that is typed nowhere, while no dialog is open. */
export function useShortcuts(isOn: boolean, verbs: Readonly<Record<string, () => void>>): void {
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]'))
        return;
      if (document.querySelector('dialog[open]')) return;
      const verb = latest.current[event.key.toLowerCase()];
      if (!verb) return;
      event.preventDefault();
      verb();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
