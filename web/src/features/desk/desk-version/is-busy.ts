import { isAnythingInHand } from '../../../lib/in-hand';
import { topDialog } from '../../../ui/dialog-stack';

/** An open list of choices. */
const OPEN_CHOICE = '[popover], [role="menu"], [role="listbox"], [role="combobox"][aria-expanded="true"]';

/** True with the focus in an open list of choices, other than one that is always open next to the page. */
function isChoosing(): boolean {
  const choice = document.activeElement?.closest(OPEN_CHOICE);
  return Boolean(choice && !choice.closest('[data-beside]'));
}

const pointerEvents = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

let isPressed = false;

/** Tracks whether a finger or mouse button is down; returns a function that stops it. */
export function watchPointer(): () => void {
  // Uses every event: the end of a press may be lost to a system menu, and the next move corrects that.
  const follow = ({ buttons }: PointerEvent) => {
    isPressed = buttons !== 0;
  };
  for (const name of pointerEvents) window.addEventListener(name, follow, { capture: true, passive: true });
  return () => {
    for (const name of pointerEvents) window.removeEventListener(name, follow, { capture: true });
    isPressed = false;
  };
}

/** True if the screen must not change right now: something is being held, or a dialog or list is open. */
export const isBusy = (): boolean =>
  isPressed || isAnythingInHand() || topDialog.get() !== null || isChoosing();
