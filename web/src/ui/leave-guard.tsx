import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { Button } from './button';
import { Dialog } from './dialog';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--s-3);
`;

/**
 * While `isOn`, asks before a link of this site or the closing of the tab takes her away from what she has not saved.
 * Back is not asked about: a page that uses this keeps its draft.
 */
export function LeaveGuard({ isOn, onLeave }: { isOn: boolean; onLeave: () => void }) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);

  useEffect(() => {
    if (!isOn) return;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askLink = (event: MouseEvent) => {
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target === '_blank') return;
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin !== window.location.origin || pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(`${pathname}${search}${hash}`);
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
        <p>What you have changed here would be lost.</p>
        <Ways>
          <Button variant="ghost" onClick={() => setTarget(null)}>
            Stay here
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              onLeave();
              // In the place of the entry that the dialog has put into the history.
              if (target) void navigate(target, { replace: true });
            }}
          >
            Leave
          </Button>
        </Ways>
      </Whole>
    </Dialog>
  );
}
