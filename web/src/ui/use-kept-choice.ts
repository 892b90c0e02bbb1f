import { useCallback, useState } from 'react';

/** One of several, chosen on this device and kept there; `usual` until then. Without storage it lasts until the page is left. */
export function useKeptChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  usual: NoInfer<Choice>,
): [choice: Choice, choose: (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(() => {
    try {
      const kept = localStorage.getItem(key);
      return choices.find((one) => one === kept) ?? usual;
    } catch {
      return usual;
    }
  });
  const choose = useCallback(
    (chosen: Choice) => {
      setChoice(chosen);
      try {
        localStorage.setItem(key, chosen);
      } catch {
        // It cannot be kept.
      }
    },
    [key],
  );
  return [choice, choose];
}
