let taken = 0;

/** Marks that an interaction is in progress, such as dragging a card; returns a function that ends it. */
export function takeInHand(): () => void {
  taken += 1;
  return () => {
    taken -= 1;
  };
}

/** True if an interaction is in progress, during which nothing on the screen may change by itself. */
export const isAnythingInHand = (): boolean => taken > 0;
