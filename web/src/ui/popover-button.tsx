import { useEffect, useId, useRef, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './button';

const Panel = styled.div`
  position: fixed;
  inset: auto;
  width: min(320px, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  margin: 0;
  padding: var(--s-4);
  overflow: auto;
  border: 1px solid var(--border);
  border-radius: var(--r-2);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-2);
`;

const MARGIN_PX = 8;

/** The props of the button that opens a panel. */
type Opener = Required<Pick<ComponentProps<'button'>, 'popoverTarget' | 'ref'>>;

/** A few more controls that a button opens below itself; Escape or a press elsewhere closes them. */
export function PopoverPanel({
  label,
  opener,
  children,
}: {
  label: string;
  opener: (popover: Opener) => ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shown = panel.current;
    if (!shown) return;
    const place = () => {
      const opened = button.current;
      if (!opened || !shown.matches(':popover-open')) return;
      const { bottom, left, right } = opened.getBoundingClientRect();
      const { width, height } = shown.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const isMirrored = getComputedStyle(shown).direction === 'rtl';
      const wanted = isMirrored ? left : right - width;
      shown.style.left = `${Math.max(MARGIN_PX, Math.min(wanted, clientWidth - width - MARGIN_PX))}px`;
      shown.style.top = `${Math.max(MARGIN_PX, Math.min(bottom + 4, clientHeight - height - MARGIN_PX))}px`;
    };
    shown.addEventListener('toggle', place);
    window.addEventListener('resize', place);
    return () => {
      shown.removeEventListener('toggle', place);
      window.removeEventListener('resize', place);
    };
  }, []);
  return (
    <>
      {opener({ ref: button, popoverTarget: id })}
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={label}
        onClickCapture={({ target }) => {
          // Links close it first, so that the focus returns to the button instead of a removed element.
          if (target instanceof Element && target.closest('a, [aria-haspopup]')) panel.current?.hidePopover();
        }}
      >
        {children}
      </Panel>
    </>
  );
}

/** The same behind a button with an icon. */
export function PopoverButton({
  label,
  icon,
  className,
  children,
}: {
  label: string;
  icon: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <PopoverPanel
      label={label}
      opener={(popover) => (
        <IconButton label={label} className={className} {...popover}>
          {icon}
        </IconButton>
      )}
    >
      {children}
    </PopoverPanel>
  );
}
