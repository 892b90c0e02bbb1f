import { observable } from './observable';

/** Whether messages may come: nobody who only reads a page needs the code that shows them. */
export const toasterWanted = observable(false);

/** Has the place for messages put on the page, so that it is there before anything is said in it. */
export const wantToaster = () => toasterWanted.set(true);

const SIGNS_OF_LIFE = ['pointerdown', 'keydown', 'click'] as const;

/** Wants it as soon as somebody does anything with the page; the answer ends that. */
export function wantToasterAtFirstUse(): () => void {
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, wantToaster, { once: true });
  return () => {
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, wantToaster);
  };
}
