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
  gap: var(--s-3);
`;

/** Asks before a link or the end of the window takes somebody away from changes that are not saved. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const path = pathAwayOf(event);
      if (path === null) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(path);
    };
    window.addEventListener('beforeunload', onUnload);
    // Before the router, which listens further down.
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [isDirty]);

  return (
    <Dialog title="Leave without saving?" isOpen={wanted !== null} onClose={() => setWanted(null)}>
      <Whole>
        <p>
          Visitors do not see your changes yet. They wait on this page until you come back or close the
          window.
        </p>
        <Ways>
          <Button onClick={() => setWanted(null)}>Stay here</Button>
          <Button
            variant="ghost"
            onClick={() => {
              if (wanted !== null) void navigate(wanted, { replace: true });
            }}
          >
            Leave
          </Button>
        </Ways>
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
