import { useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { wantToaster } from '../lib/toaster-wanted';
import { topDialog } from './dialog-stack';
import { Icon } from './icon';

// The plain flavour of the library brings the timing and no styles of its own: those it would write into the page
// need a gap in the content security policy.
export { toast };

// Whoever loads this is about to say something.
wantToaster();

const rise = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

const ToastRegion = styled.div`
  position: fixed;
  inset: calc(var(--header) + var(--s-3)) var(--s-4) auto;
  z-index: var(--z-toast);
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  pointer-events: none;

  @media print {
    display: none;
  }
`;
const ToastCard = styled.div<{ $isLeaving: boolean }>`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  max-width: min(100%, 440px);
  padding: var(--s-3) var(--s-5);
  border: 1px solid var(--border);
  border-radius: var(--r-3);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-2);
  pointer-events: auto;
  animation: ${rise} var(--dur-2) var(--ease);
  opacity: ${({ $isLeaving }) => ($isLeaving ? 0 : 1)};
  transition: opacity var(--dur-2) var(--ease);

  svg {
    flex: none;
  }
  &[data-type='success'] svg {
    color: var(--success);
  }
  &[data-type='error'] svg {
    color: var(--danger);
  }
`;

const icons = { success: CircleCheck, error: CircleAlert } as const;

/** Short messages that come and go by themselves; they wait while the pointer rests on them. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.get, () => null);
  const region = (shown: readonly Toast[]) => (
    <ToastRegion
      role="status"
      aria-atomic={false}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {shown.map((item) => (
        <ToastCard key={item.id} $isLeaving={!item.visible} data-type={item.type}>
          {(item.type === 'success' || item.type === 'error') && <Icon of={icons[item.type]} />}
          <span>{resolveValue(item.message, item)}</span>
        </ToastCard>
      ))}
    </ToastRegion>
  );
  // All around a modal dialog is inert: neither seen above the backdrop nor read out. Both regions are there before
  // anything is said in them, since that is what makes it be read out.
  return (
    <>
      {region(dialog ? [] : toasts)}
      {dialog && createPortal(region(toasts), dialog)}
    </>
  );
}
