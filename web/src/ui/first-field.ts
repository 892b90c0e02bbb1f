/** Marks what a dialog holds below its title, and the buttons at its end. */
export const DIALOG_BODY = 'data-dialog-body';
export const DIALOG_FOOT = 'data-dialog-foot';

const FIELDS = ['input:not([type="hidden"], [type="file"])', 'select', 'textarea'].join();
const PRESSABLE = 'button:not([role="tab"]), a[href], summary';

/**
 * Gives the focus to the first field of a form, or to the safe button of a question, now or once it has loaded. Otherwise
 * the dialog itself has it: on its close button, where the browser would begin, a space closes the dialog. A part that
 * asks for the focus when it appears (`autoFocus`) keeps it. Returns a function that stops watching.
 */
export function focusFirstField(dialog: HTMLDialogElement): () => void {
  let first: HTMLElement | null = null;
  const giveFocus = () => {
    const { activeElement } = document;
    // Anywhere else, the person or a part of the dialog has put it.
    const isFree = [dialog, document.body, first].includes(activeElement as HTMLElement | null);
    const found = firstIn(dialog);
    if (isFree && found !== first) found?.focus();
    first = found;
  };
  dialog.focus({ preventScroll: true });
  giveFocus();
  const observer = new MutationObserver(giveFocus);
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Null for a dialog that begins with something else to press, such as a menu or a booking that is read. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const body = dialog.querySelector(`:scope > [${DIALOG_BODY}]`);
  if (!body) return null;
  const usable = [...body.querySelectorAll<HTMLElement>(`${FIELDS}, ${PRESSABLE}`)].filter(
    (element) => element.closest('dialog') === dialog && isUsable(element),
  );
  let first = usable[0];
  // A form that ends the dialog is what it is about, whatever list with buttons is above it.
  if (first && !first.matches(FIELDS) && !isAtFoot(first)) {
    first = usable.find((element) => element.matches(FIELDS) && endsDialog(element.closest('form')));
  }
  if (!first) return null;
  if (!first.matches(FIELDS)) return first;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return first;
  const radios = [...body.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return radios.find(({ name, checked }) => checked && name === first.name) ?? first;
}

/** A button among the fields of a form is passed over: its form is filled in first. */
function isUsable(element: HTMLElement): boolean {
  return (
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.matches(':disabled, [readonly], [tabindex="-1"], [aria-hidden="true"]') &&
    (element.matches(FIELDS) || isAtFoot(element) || element.closest('form') === null)
  );
}

function isAtFoot(element: HTMLElement): boolean {
  return element.closest(`[${DIALOG_FOOT}]`) !== null;
}

function endsDialog(form: HTMLFormElement | null): boolean {
  return form !== null && form.querySelector(`[${DIALOG_FOOT}]`) !== null;
}
