import { isAnythingInHand } from '../../../lib/in-hand';
import { topDialog } from '../../../ui/dialog-stack';

/** A list that is open to choose from. */
const OPEN_CHOICE = '[popover], [role="menu"], [role="listbox"], [role="combobox"][aria-expanded="true"]';

const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

let isPressed = false;

/** Follows whether a finger or a button of the mouse is down; returns what stops that. */
export function watchPointer(): () => void {
  // By what each event says: the end of a press may be lost to a menu of the system, and the next move makes up for it.
  const follow = ({ buttons }: PointerEvent) => {
    isPressed = buttons !== 0;
  };
  for (const name of pointerEvents) window.addEventListener(name, follow, { capture: true, passive: true });
  return () => {
    for (const name of pointerEvents) window.removeEventListener(name, follow, { capture: true });
    isPressed = false;
  };
}

/** Whether what is on the screen has to stay as it is for now: something is held, a dialog or a choice is open. */
export const isBusy = (): boolean =>
  isPressed ||
  isAnythingInHand() ||
  topDialog.get() !== null ||
  Boolean(document.activeElement?.closest(OPEN_CHOICE));
