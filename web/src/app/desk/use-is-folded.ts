import { useState } from 'react';
import { below } from '../../ui/media';
import { useMediaQuery } from '../../ui/use-media-query';

const storageKey = 'desk-menu';

function stored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** Whether the menu shows its signs alone; in a window without much room it does until somebody chooses. */
export function useIsFolded(): [isFolded: boolean, fold: (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState(stored);
  const isTight = useMediaQuery(below('xxl'));
  const fold = (isFolded: boolean) => {
    const choice = isFolded ? 'folded' : 'open';
    setChosen(choice);
    try {
      localStorage.setItem(storageKey, choice);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  };
  return [chosen === null ? isTight : chosen === 'folded', fold];
}
