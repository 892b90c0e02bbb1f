// Long because each kind of dialog is here, and how it asks before unsaved input is lost.
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { X } from 'lucide-react';
import styled, { css } from 'styled-components';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { below, LOW } from './media';
import { Button, IconButton } from './button';
import { DialogActions } from './button-row';
import { openDialog } from './dialog-stack';
import { DIALOG_BODY } from './first-field';
import { Icon } from './icon';
import { Stack } from './layout';
import { LeaveContext, UnsavedFormsContext, type UnsavedForms } from './unsaved';

type Kind = 'dialog' | 'wide' | 'broad' | 'full' | 'sheet' | 'drawer';

const kindStyles: Record<Kind, ReturnType<typeof css>> = {
  dialog: css`
    width: min(100% - 32px, 520px);
    max-height: min(100dvh - 32px, 720px);
    margin: auto;
    border-radius: var(--r-3);
    transform: translateY(12px);
  `,
  wide: css`
    width: min(100% - 32px, 760px);
    max-height: calc(100dvh - 32px);
    margin: auto;
    border-radius: var(--r-3);
    transform: translateY(12px);
  `,
  broad: css`
    width: min(100% - 32px, 1040px);
    max-height: calc(100dvh - 32px);
    margin: auto;
    border-radius: var(--r-3);
    transform: translateY(12px);

    @media ${below('sm')} {
      width: 100%;
      max-width: 100%;
      height: 100dvh;
      max-height: 100dvh;
      border: 0;
      border-radius: 0;
    }
  `,
  full: css`
    width: 100%;
    max-width: 100%;
    height: 100dvh;
    max-height: 100dvh;
    border: 0;
    transform: translateY(12px);
  `,
  sheet: css`
    width: min(100%, 640px);
    max-width: 100%;
    max-height: 88dvh;
    margin: auto auto 0;
    border-radius: var(--r-3) var(--r-3) 0 0;
    transform: translateY(32px);
  `,
  drawer: css`
    width: min(88vw, 360px);
    height: 100dvh;
    max-height: 100dvh;
    margin-block: 0;
    margin-inline: auto 0;
    transform: translateX(32px);
  `,
};

const Box = styled.dialog<{ $kind: Kind }>`
  --foot: 0px;
  padding: 0;
  border: 1px solid var(--border);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);
  overflow: auto;
  overscroll-behavior: contain;
  /* The focused element is scrolled out from behind the head and a sticky foot. */
  scroll-padding-block: 72px 84px;
  opacity: 0;
  transition:
    opacity var(--dur-2) var(--ease),
    transform var(--dur-2) var(--ease);
  ${({ $kind }) => kindStyles[$kind]}

  &[open] {
    opacity: 1;
    transform: none;

    @starting-style {
      opacity: 0;
      ${({ $kind }) => ($kind === 'drawer' ? 'transform: translateX(32px);' : 'transform: translateY(16px);')}
    }
  }
  &:focus {
    outline: none;
  }
  &::backdrop {
    background: var(--scrim);
  }
`;

const Header = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  top: 0;
  z-index: var(--z-raised);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);
  padding-block: var(--s-3);
  padding-inline: var(--s-5) var(--s-3);
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  h2 {
    min-width: 0;
    font-size: var(--t-h3);
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
`;

const Body = styled.div`
  padding: var(--s-5);
  /* A long name would make the whole dialog wider than itself. */
  overflow-wrap: anywhere;
`;

/**
 * A modal dialog on the browser's own `<dialog>`, so that focus stays inside and the rest of the page is inert:
 * centred (`wide` for a whole screen, `broad` for two columns, full-screen on a phone), `full` at every width, a
 * bottom sheet, or a side drawer. Escape, Back, a click on the backdrop and the close button close it. With unsaved input inside
 * (ui/unsaved.ts), they ask first, and so does closing the tab.
 */
export function Dialog({
  kind = 'dialog',
  title,
  isOpen,
  onClose,
  question,
  children,
}: {
  kind?: Kind;
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** Its own question before closing, if something other than input would be lost. */
  question?: { title: string; text: string; stay: string; leave: string };
  children: ReactNode;
}) {
  const words = useWords(shell);
  const isPointerDownOutside = useRef(false);
  /** False while the page is hidden by something suspended inside, such as this dialog's texts. */
  const isShown = useRef(false);
  const [unsavedForms] = useState<UnsavedForms>(() => new Set());
  /** Runs once the user agrees to discard their input. */
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const titleId = useId();
  const dialogId = useId();

  const leaveWith = (leave: () => void) => (unsavedForms.size > 0 ? setAsked({ leave }) : leave());
  const close = () => leaveWith(onClose);

  useEffect(() => {
    if (!isOpen) return;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (unsavedForms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBrowser);
    return () => window.removeEventListener('beforeunload', askBrowser);
  }, [isOpen, unsavedForms]);

  return (
    <Box
      id={dialogId}
      tabIndex={-1}
      $kind={kind}
      // While it is closed, there is no title to refer to.
      aria-labelledby={isOpen ? titleId : undefined}
      // A phone's back gesture. Closing a file picker inside sends the same event.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      }}
      // Some browsers close a dialog without asking if that was just prevented.
      onClose={({ target, currentTarget: dialog }) => {
        if (target !== dialog || dialog.open || !isOpen || !isShown.current) return;
        if (unsavedForms.size > 0) dialog.showModal();
        close();
      }}
      onPointerDown={(event) => {
        isPointerDownOutside.current = isOutside(event);
      }}
      onClick={(event) => {
        if (isPointerDownOutside.current && isOutside(event)) close();
      }}
    >
      {isOpen && (
        <>
          <Opener
            dialogId={dialogId}
            requestClose={close}
            onShown={(isNow) => {
              isShown.current = isNow;
            }}
          />
          <Header>
            <h2 id={titleId}>{title}</h2>
            <IconButton
              label={words.close()}
              autoFocus={kind === 'drawer' || kind === 'sheet'}
              onClick={close}
            >
              <Icon of={X} size={24} />
            </IconButton>
          </Header>
          <Body {...{ [DIALOG_BODY]: '' }}>
            <UnsavedFormsContext value={unsavedForms}>
              <LeaveContext value={leaveWith}>
                {/* Otherwise, the page would be hidden while the dialog's texts load, and the pressed button would lose the focus. */}
                <Suspense>{children}</Suspense>
              </LeaveContext>
            </UnsavedFormsContext>
          </Body>
          {asked && (
            <Dialog title={question?.title ?? words.discardChanges()} isOpen onClose={() => setAsked(null)}>
              <Stack $gap={5}>
                <p>{question?.text ?? words.notSavedYet()}</p>
                <DialogActions>
                  <Button variant="ghost" onClick={() => setAsked(null)}>
                    {question?.stay ?? words.keepEditing()}
                  </Button>
                  <Button
                    variant="danger"
                    onClick={() => {
                      setAsked(null);
                      asked.leave();
                    }}
                  >
                    {question?.leave ?? words.discard()}
                  </Button>
                </DialogActions>
              </Stack>
            </Dialog>
          )}
        </>
      )}
    </Box>
  );
}

/**
 * Shows the surrounding dialog. Must be its first child: an `autoFocus` part gets no focus before the dialog is
 * shown, and a dialog whose content is removed while open would not restore the focus. Finds the dialog by id,
 * because a ref would still be empty here.
 */
function Opener({
  dialogId,
  requestClose,
  onShown,
}: {
  dialogId: string;
  requestClose: () => void;
  onShown: (isNow: boolean) => void;
}) {
  const request = useEffectEvent(requestClose);
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => {
    const element = document.getElementById(dialogId);
    if (!(element instanceof HTMLDialogElement)) return;
    const takeAway = openDialog({ element, requestClose: () => request() });
    tell(true);
    return () => {
      tell(false);
      takeAway();
    };
  }, [dialogId]);
  return null;
}

/** True for a click on the backdrop, which counts as the dialog element, like its border and scroll bar. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
