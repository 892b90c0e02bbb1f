let taken = 0;

/** Takes something into the hand, such as a card that is being carried; returns what lets go of it again. */
export function takeInHand(): () => void {
  taken += 1;
  return () => {
    taken -= 1;
  };
}

/** Whether somebody is in the middle of something under which nothing must change by itself. */
export const isAnythingInHand = (): boolean => taken > 0;
