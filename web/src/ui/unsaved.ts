import { createContext, useContext, useEffect, useId } from 'react';
import { takeInHand } from '../lib/in-hand';

/** Ids of forms with unsaved input inside a dialog or page. */
export type UnsavedForms = Set<string>;

/**
 * Provided by anything that closes its content, such as a dialog: a `new Set()` in a ref. A user's request to close
 * it asks first while the set is not empty.
 */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

/**
 * Runs an action that closes the surrounding dialog, such as opening another in its place: at once, or after asking
 * to discard unsaved input.
 */
export const LeaveContext = createContext<(leave: () => void) => void>((leave) => leave());

/** True for a part beside the page: the page goes on changing, whatever is entered there. */
export const BesideContext = createContext(false);

/** Reports unsaved input to the form's surroundings; until it is saved, nothing changes under it automatically. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedFormsContext);
  const isBeside = useContext(BesideContext);
  const id = useId();
  useEffect(() => {
    if (!forms || !isUnsaved) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [forms, id, isUnsaved]);
  const isHeld = isUnsaved && !isBeside;
  useEffect(() => (isHeld ? takeInHand() : undefined), [isHeld]);
}

/** While `isOn`, the browser asks before the tab is closed or navigates away. */
export function useAskBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
