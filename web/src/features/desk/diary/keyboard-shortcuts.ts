import { useEffect, useRef } from 'react';
import { useKeptChoice } from '../../../ui/use-kept-choice';

/** True if single-letter shortcuts are on for this device; users of speech input turn them off. */
export function useKeyboardShortcutsSetting(): [
  hasShortcuts: boolean,
  choose: (hasShortcuts: boolean) => void,
] {
  const [choice, choose] = useKeptChoice('diary-letters', ['on', 'off'], 'on');
  return [choice === 'on', (chosen) => choose(chosen ? 'on' : 'off')];
}

/** Runs the action of a key pressed outside of fields while no dialog is open. */
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
