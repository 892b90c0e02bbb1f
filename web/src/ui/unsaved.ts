import { createContext, useContext, useEffect, useEffectEvent, useId } from 'react';
import { keepBeside, takeInHand } from '../lib/in-hand';

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

/**
 * True for a part next to the page: the page keeps changing while text is entered there, but is not reloaded.
 */
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
  const keep = isBeside ? keepBeside : takeInHand;
  useEffect(() => (isUnsaved ? keep() : undefined), [isUnsaved, keep]);
}

const always = () => true;

/** While `isOn`, the browser asks before the tab is closed or navigates away, if `isNeeded` by then. */
export function useAskBeforeUnload(isOn: boolean, isNeeded: () => boolean = always): void {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isNeeded()) event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return;
    const onUnload = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, [isOn]);
}
