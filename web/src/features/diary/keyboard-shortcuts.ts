import { useEffect, useRef, useState } from 'react';

const storageKey = 'diary-letters';

/** Whether single-letter shortcuts are on for this device; people who use speech input switch them off. */
export function useKeyboardShortcutsSetting(): [
  hasShortcuts: boolean,
  choose: (hasShortcuts: boolean) => void,
] {
  const [hasShortcuts, setShortcuts] = useState(() => {
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  });
  const choose = (chosen: boolean) => {
    setShortcuts(chosen);
    try {
      localStorage.setItem(storageKey, chosen ? 'on' : 'off');
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [hasShortcuts, choose];
}

/** Runs the action of a key that is pressed outside of fields, while no dialog is open. */
export function useShortcuts(isOn: boolean, actions: Readonly<Record<string, () => void>>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      // eslint-disable-next-line words/spoken-english -- a selector
      if (target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]'))
        return;
      if (document.querySelector('dialog[open]')) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [isOn]);
}
