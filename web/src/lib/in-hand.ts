let taken = 0;
let beside = 0;

/** Marks that an interaction is in progress, such as dragging a card; returns a function that ends it. */
export function takeInHand(): () => void {
  taken += 1;
  return () => {
    taken -= 1;
  };
}

/** Marks unsaved input next to the page, which keeps changing; returns a function that ends it. */
export function keepBeside(): () => void {
  beside += 1;
  return () => {
    beside -= 1;
  };
}

/** True if an interaction is in progress, during which nothing on the screen may change on its own. */
export const isAnythingInHand = (): boolean => taken > 0;

/** True if reloading the app would lose input. */
export const isAnythingUnsaved = (): boolean => taken > 0 || beside > 0;
