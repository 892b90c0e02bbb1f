import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { languagePathOf } from '../lib/language-path';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogActions } from './button-row';
import { Stack } from './layout';
import { useAskBeforeUnload } from './unsaved';

/**
 * While `isOn`, asks before a link on this site or closing the tab discards unsaved input. If all of it is saved while
 * the question is open, the link is followed. Back does not ask: pages that use this keep their draft.
 */
export function LeaveGuard({
  isOn,
  isNeeded = () => true,
  onForget,
}: {
  isOn: boolean;
  /** True if input would be lost, by a link to this path or by closing the tab (null). By default it always would. */
  isNeeded?: (path: string | null) => boolean;
  onForget?: () => void;
}) {
  const words = useWords(controls);
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useAskBeforeUnload(isOn, () => isNeeded(null));

  const askLink = useEffectEvent((event: MouseEvent) => {
    const path = pathAwayOf(event);
    if (path === null || !isNeeded(path)) return;
    event.preventDefault();
    event.stopPropagation();
    setTarget(path);
  });
  useEffect(() => {
    if (!isOn) return;
    const onClick = (event: MouseEvent) => askLink(event);
    // Before the router handles it.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [isOn]);

  const leave = () => {
    if (target === null) return;
    // Replaces the history entry created by the dialog.
    void navigate(target, { replace: true });
    setTarget(null);
  };
  const leaveSaved = useEffectEvent(leave);
  useEffect(() => {
    if (!isOn) leaveSaved();
  }, [isOn]);

  return (
    <Dialog title={words.leaveWithoutSaving()} isOpen={target !== null} onClose={() => setTarget(null)}>
      <Stack $gap={5}>
        {onForget ? <p>{words.changesWillBeLost()}</p> : <p>{words.changesStay()}</p>}
        <DialogActions>
          <Button variant="ghost" onClick={() => setTarget(null)}>
            {words.stayHere()}
          </Button>
          <Button
            variant={onForget ? 'danger' : 'primary'}
            onClick={() => {
              onForget?.();
              leave();
            }}
          >
            {words.leave()}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

/** The target of a clicked link, without its language, if that is another page of this site in this window. */
function pathAwayOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null;
  if (link.pathname === location.pathname) return null;
  // The router adds the language again.
  return `${languagePathOf(link.pathname).pathname}${link.search}${link.hash}`;
}
