import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { createPortal } from 'react-dom';
import { resolveValue, toast, useToaster, type Toast } from 'react-hot-toast/headless';
import styled, { keyframes } from 'styled-components';
import { topDialog } from './dialog-stack';
import { Icon } from './icon';
import { below } from './media';
import { showMessages } from './toast';

// The library's headless version brings timing without styles: its own would need a gap in the content security
// policy.

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

/** Short messages that disappear automatically, but not while the pointer rests on them. */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.get, () => null);
  useEffect(() => showMessages(toast), []);
  const region = (shown: readonly Toast[]) => (
    <ToastRegion role="status" aria-atomic={false}>
      {shown.map((item) => (
        <Message key={item.id} item={item} onRest={handlers.startPause} onLeave={handlers.endPause} />
      ))}
    </ToastRegion>
  );
  // Everything outside a modal dialog is inert: invisible above the backdrop and not announced. Both regions exist
  // before their first message, because otherwise it is not announced.
  return (
    <>
      {region(dialog ? [] : toasts)}
      {dialog && createPortal(region(toasts), dialog)}
    </>
  );
}

/** One message. An element removed under the pointer gets no leave event, so its end also ends the pause. */
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
        // Touch has no hover.
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
