import { useState, type KeyboardEvent } from 'react';

interface Keyed {
  key: string;
  staysOpen?: boolean;
}

/** The state of a combobox's list: open or closed, the active choice, and key handling. */
export function useCombobox({
  choices,
  isFilled,
  isAlwaysOpen = false,
  onChoose,
}: {
  choices: readonly Keyed[];
  /** True if there is anything to show. */
  isFilled: boolean;
  /** True for a list that is part of the page. */
  isAlwaysOpen?: boolean;
  onChoose: (key: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const isShown = isAlwaysOpen || (isOpen && isFilled);
  // By key, because a new response may move or remove it.
  const active = isShown ? choices.findIndex(({ key }) => key === wanted) : -1;

  const close = () => {
    setOpen(false);
    setWanted(null);
  };
  const choose = (key: string) => {
    setWanted(null);
    setOpen(choices.some((choice) => choice.key === key && choice.staysOpen));
    onChoose(key);
  };
  /** Wraps around at both ends. */
  const lead = (by: 1 | -1) => {
    setOpen(true);
    const from = active === -1 && by === -1 ? choices.length : active;
    setWanted(choices[(from + by + choices.length) % choices.length]?.key ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method, as for Japanese, are not for the list.
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (!event.altKey) lead(event.key === 'ArrowDown' ? 1 : -1);
        else if (event.key === 'ArrowDown') setOpen(true);
        else close();
        return;
      case 'Enter': {
        const chosen = choices[active];
        if (!chosen) return;
        // Enter must not submit the form.
        event.preventDefault();
        return choose(chosen.key);
      }
      case 'Escape':
        if (!isShown || isAlwaysOpen) return;
        // Escape must not close the surrounding dialog.
        event.preventDefault();
        return close();
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // These keys move within the text again.
        setWanted(null);
    }
  };

  return {
    isShown,
    activeKey: choices[active]?.key ?? null,
    choose,
    inputHandlers: {
      onKeyDown,
      onChange: () => {
        setOpen(true);
        setWanted(null);
      },
      onClick: () => setOpen(true),
      onBlur: close,
    },
  };
}
