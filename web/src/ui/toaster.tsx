import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { wantToaster } from '../lib/toaster-wanted';
import { topDialog } from './dialog-stack';
import { Icon } from './icon';
import { below } from './media';

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

  /* The desk has its tools at the top of its pages. */
  body:has([data-desk]) &:not(dialog *) {
    inset-block: auto calc(env(safe-area-inset-bottom) + var(--s-4));

    @media ${below('md')} {
      inset-block-end: calc(var(--dock) + env(safe-area-inset-bottom) + var(--s-3));
    }
  }
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
  animation: ${rise} var(--dur-2) var(--ease);
  opacity: ${({ $isLeaving }) => ($isLeaving ? 0 : 1)};
  pointer-events: ${({ $isLeaving }) => ($isLeaving ? 'none' : 'auto')};
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
    <ToastRegion role="status" aria-atomic={false}>
      {shown.map((item) => (
        <Message key={item.id} item={item} onRest={handlers.startPause} onLeave={handlers.endPause} />
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

/** One message. What is taken away under the pointer is never left by it, so that its end ends the pause, too. */
function Message({ item, onRest, onLeave }: { item: Toast; onRest: () => void; onLeave: () => void }) {
  const isRestedOn = useRef(false);
  const leave = () => {
    if (isRestedOn.current) onLeave();
    isRestedOn.current = false;
  };
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (!item.visible) leaveNow();
    return () => leaveNow();
  }, [item.visible]);
  return (
    <ToastCard
      $isLeaving={!item.visible}
      data-type={item.type}
      onPointerEnter={({ pointerType }) => {
        // A finger rests nowhere.
        if (pointerType !== 'mouse' || !item.visible) return;
        isRestedOn.current = true;
        onRest();
      }}
      onPointerLeave={leave}
    >
      {(item.type === 'success' || item.type === 'error') && <Icon of={icons[item.type]} />}
      <span>{resolveValue(item.message, item)}</span>
    </ToastCard>
  );
}
