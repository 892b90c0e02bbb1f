import { observable } from './observable';

/** Whether messages may come: nobody who only reads a page needs the code that shows them. */
export const toasterWanted = observable(false);

/** Has the place for messages put on the page, so that it is there before anything is said in it. */
export const wantToaster = () => toasterWanted.set(true);
