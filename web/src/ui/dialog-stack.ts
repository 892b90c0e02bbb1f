import { focusFirstField } from './first-field';

/** An open dialog on the stack. */
export interface OpenDialog {
  element: HTMLDialogElement;
  /** Closes the dialog, or asks first where something would be lost. */
  requestClose: () => void;
}

/** The last one is on top. */
const stack: OpenDialog[] = [];
const subscribers = new Set<() => void>();

/** Shows a dialog above all others. Returns a function that closes it. */
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

/** How often it is looked whether the entries of closed dialogs are gone, and for how long at most, in milliseconds. */
const LOOK_AFTER = 20;
const LONGEST_LOOK = 1000;

/** Closes all dialogs, and waits until the history is as it was before them. One that asks first stays. */
export async function closeDialogs(): Promise<void> {
  for (const { requestClose } of stack.toReversed()) requestClose();
  for (let waited = 0; countInHistory() > 0 && waited < LONGEST_LOOK; waited += LOOK_AFTER)
    await new Promise((resolve) => setTimeout(resolve, LOOK_AFTER));
}

/** For `useSyncExternalStore`: where a toast has to be, since all around the topmost dialog is inert. */
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
  if (stack.length > 0) {
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('popstate', onPopState);
  } else document.removeEventListener('keydown', onKeyDown);
  for (const notify of subscribers) notify();
}

function lockScroll() {
  const { style } = document.documentElement;
  if (stack.length > 0) style.setProperty('overflow', 'hidden');
  else style.removeProperty('overflow');
}

/** The browser returns the focus to the opener. If that is gone, the keyboard would start at the top of the page again. */
function restoreFocus(opener: Element | null) {
  if (document.activeElement !== document.body) return;
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) opener.focus();
  else (topDialog.get() ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/**
 * Escape is handled here and not by `cancel`: the browser lets that be prevented only once between two presses, and then
 * closes the dialog together with what it was about to ask.
 */
function onKeyDown(event: KeyboardEvent) {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
  event.preventDefault();
  stack.at(-1)?.requestClose();
}

// Every open dialog has an entry in the history, so that Back closes the topmost one instead of leaving the page. The
// state of an entry says how many dialogs are open there.

let isGoingBack = false;
let scheduled: number | undefined;

/** After everything that one click causes: where one dialog replaces another, the entry stays. */
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
  // Those that asked first get their entry again.
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
