import { observable } from './observable';

/** True if messages may appear: those who only read a page don't need the code that shows them. */
export const toasterWanted = observable(false);

/** Mounts the place for messages, so that it exists before the first one. */
export const wantToaster = () => toasterWanted.set(true);
