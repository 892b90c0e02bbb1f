import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from './button';
import { Dialog } from './dialog';
import { DialogWays } from './ways';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;

/**
 * While `isOn`, asks before a link of this site or the closing of the tab takes her away from what she has not saved.
 * Back is not asked about: a page that uses this keeps its draft.
 */
export function LeaveGuard({ isOn, onForget }: { isOn: boolean; onForget?: () => void }) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askLink = (event: MouseEvent) => {
      const path = pathAwayOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(path);
    };
    window.addEventListener('beforeunload', askBrowser);
    // Before the router hears of it.
    document.addEventListener('click', askLink, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askLink, true);
    };
  }, [isOn]);

  return (
    <Dialog title="Leave without saving?" isOpen={target !== null} onClose={() => setTarget(null)}>
      <Whole>
        {onForget ? (
          <p>What you have changed here would be lost.</p>
        ) : (
          <p>
            Nobody else sees your changes yet. They wait on this page until you come back or close the window.
          </p>
        )}
        <DialogWays>
          <Button variant="ghost" onClick={() => setTarget(null)}>
            Stay here
          </Button>
          <Button
            variant={onForget ? 'danger' : 'primary'}
            onClick={() => {
              onForget?.();
              // In the place of the entry that the dialog has put into the history.
              if (target) void navigate(target, { replace: true });
            }}
          >
            Leave
          </Button>
        </DialogWays>
      </Whole>
    </Dialog>
  );
}

/** Where a press on a link would lead, if that is another page of this site in this window. */
function pathAwayOf(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) return null;
  return link.pathname === location.pathname ? null : `${link.pathname}${link.search}${link.hash}`;
}
