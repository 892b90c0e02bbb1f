/** Marks a dialog's content below its title, and the buttons at its end. */
export const DIALOG_BODY = 'data-dialog-body';
export const DIALOG_FOOT = 'data-dialog-foot';

const FIELDS = ['input:not([type="hidden"], [type="file"])', 'select', 'textarea'].join();
const PRESSABLE = 'button:not([role="tab"]), a[href], summary';

/**
 * Focuses a form's first field, or a question's safe button, now or once it has loaded. Otherwise, the dialog itself
 * gets the focus: on its close button, the browser's default, a space would close the dialog. A part with `autoFocus`
 * keeps it. Returns a function that stops watching.
 */
export function focusFirstField(dialog: HTMLDialogElement): () => void {
  let first: HTMLElement | null = null;
  const giveFocus = () => {
    const { activeElement } = document;
    // If the focus is anywhere else, the user or a part of the dialog has put it there.
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

/** Null for a dialog that starts with other controls, such as a menu or the view of a booking. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const body = dialog.querySelector(`:scope > [${DIALOG_BODY}]`);
  if (!body) return null;
  const usable = [...body.querySelectorAll<HTMLElement>(`${FIELDS}, ${PRESSABLE}`)].filter(
    (element) => element.closest('dialog') === dialog && isUsable(element),
  );
  let first = usable[0];
  // A form at the end of the dialog is its purpose, even below a list with buttons.
  if (first && !first.matches(FIELDS) && !isAtFoot(first)) {
    first = usable.find((element) => element.matches(FIELDS) && endsDialog(element.closest('form')));
  }
  if (!first) return null;
  if (!first.matches(FIELDS)) return first;
  if (!(first instanceof HTMLInputElement) || first.type !== 'radio' || first.checked) return first;
  const radios = [...body.querySelectorAll<HTMLInputElement>('input[type="radio"]')];
  return radios.find(({ name, checked }) => checked && name === first.name) ?? first;
}

/** Skips buttons among a form's fields: the form is filled in first. */
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
