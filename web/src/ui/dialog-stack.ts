import { focusFirstField } from './first-field';

/** An open dialog on the stack. */
export interface OpenDialog {
  element: HTMLDialogElement;
  /** Closes the dialog, or asks first if something would be lost. */
  requestClose: () => void;
}

/** The last one is on top. */
const stack: OpenDialog[] = [];
const subscribers = new Set<() => void>();

/** Shows a dialog on top of all others. Returns a function that closes it. */
export function openDialog(dialog: OpenDialog): () => void {
  const opener = document.activeElement;
  stack.push(dialog);
  dialog.element.showModal();
  const endFocus = focusFirstField(dialog.element);
  onStackChange();
  return () => {
    endFocus();
    stack.splice(stack.indexOf(dialog), 1);
    dialog.element.close();
    onStackChange();
    requestAnimationFrame(() => restoreFocus(opener));
  };
}

/** Interval and time limit for checking that closed dialogs' history entries are gone, in milliseconds. */
const LOOK_AFTER = 20;
const LONGEST_LOOK = 1000;

/** Closes all dialogs, and waits until their history entries are gone. A dialog that asks first stays. */
export async function closeDialogs(): Promise<void> {
  for (const { requestClose } of stack.toReversed()) requestClose();
  for (let waited = 0; countInHistory() > 0 && waited < LONGEST_LOOK; waited += LOOK_AFTER)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER));
}

/** For `useSyncExternalStore`: where toasts have to be, because everything outside the topmost dialog is inert. */
export const topDialog = {
  subscribe: (onChange: () => void) => {
    subscribers.add(onChange);
    return () => void subscribers.delete(onChange);
  },
  get: () => stack.at(-1)?.element ?? null,
};

function onStackChange() {
  lockScroll();
  scheduleHistory();
  if (stack.length > 0) document.addEventListener('keydown', onKeyDown);
  else document.removeEventListener('keydown', onKeyDown);
  for (const notify of subscribers) notify();
}

function lockScroll() {
  const { style } = document.documentElement;
  if (stack.length > 0) style.setProperty('overflow', 'hidden');
  else style.removeProperty('overflow');
}

/**
 * The browser returns the focus to the opener. If that is gone, keyboard navigation would restart at the top of the
 * page.
 */
function restoreFocus(opener: Element | null) {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else (topDialog.get() ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * Handles Escape here instead of with `cancel`: the browser allows preventing that only once between two presses,
 * then closes the dialog together with its question.
 */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  stack.at(-1)?.requestClose();
}

// Every open dialog has a history entry, so that Back closes the topmost one instead of leaving the page. The entry's
// state holds the number of open dialogs.

let isGoingBack = false;
let scheduled: number | undefined;

/** Runs after all effects of a click: if one dialog replaces another, the entry stays. */
function scheduleHistory() {
  window.clearTimeout(scheduled);
  scheduled = window.setTimeout(matchHistory);
}

function matchHistory() {
  if (isGoingBack) return;
  for (let count = countInHistory() + 1; count <= stack.length; count++) {
    const state: unknown = window.history.state;
    window.history.pushState({ ...(typeof state === 'object' ? state : {}), openDialogs: count }, '');
  }
  const surplus = countInHistory() - stack.length;
  if (surplus > 0) {
    isGoingBack = true;
    window.history.go(-surplus);
  }
}

function onPopState() {
  if (isGoingBack) {
    isGoingBack = false;
    // Another dialog may have opened since.
    scheduleHistory();
    return;
  }
  const closing = stack.slice(countInHistory());
  for (const dialog of closing.reverse()) dialog.requestClose();
  // Restores the entries of dialogs that asked first.
  if (closing.length > 0) scheduleHistory();
}

function countInHistory(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' &&
    state !== null &&
    'openDialogs' in state &&
    typeof state.openDialogs === 'number'
    ? state.openDialogs
    : 0;
}

// From the start, and so before the router: it may open a dialog on the way back, and Back is not for that one.
if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState);
