import { createContext, useContext, useEffect, useId } from 'react';
import { takeInHand } from '../lib/in-hand';

/** The forms inside of a dialog or page that hold something unsaved, by an id of their own. */
export type UnsavedForms = Set<string>;

/**
 * Given by whatever closes what it contains, such as a dialog: `new Set()` kept in a ref. Before it closes because
 * somebody asked for that, it asks again while the set is not empty.
 */
export const UnsavedFormsContext = createContext<UnsavedForms | null>(null);

/**
 * Does something that closes the dialog around, such as opening another in its place: at once, or after the question
 * whether to discard what a form inside holds unsaved.
 */
export const LeaveContext = createContext<(leave: () => void) => void>((leave) => leave());

/** Reports to what surrounds the form whether it holds something unsaved; until that is saved, nothing changes under it by itself. */
export function useReportUnsaved(isUnsaved: boolean): void {
  const forms = useContext(UnsavedFormsContext);
  const id = useId();
  useEffect(() => {
    if (!forms || !isUnsaved) return;
    forms.add(id);
    return () => {
      forms.delete(id);
    };
  }, [forms, id, isUnsaved]);
  useEffect(() => (isUnsaved ? takeInHand() : undefined), [isUnsaved]);
}

/** While `isOn`, the browser asks before the tab is closed or leads elsewhere. */
export function useAskBeforeUnload(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}
