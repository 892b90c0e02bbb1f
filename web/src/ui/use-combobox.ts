import { useState, type KeyboardEvent } from 'react';

interface Keyed {
  key: string;
  staysOpen?: boolean;
}

/** The list under a combobox: whether it is open, which of its choices the arrow keys have led to, and what keys do. */
export function useCombobox({
  choices,
  isFilled,
  onChoose,
}: {
  choices: readonly Keyed[];
  /** Whether there is anything to show. */
  isFilled: boolean;
  onChoose: (key: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState<string | null>(null);
  const isShown = isOpen && isFilled;
  // By its key: another answer may bring it to another place, or not at all.
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
  /** Around the end it goes on at the other one. */
  const lead = (by: 1 | -1) => {
    setOpen(true);
    const from = active === -1 && by === -1 ? choices.length : active;
    setWanted(choices[(from + by + choices.length) % choices.length]?.key ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that put a word together, as in Japanese, are not for the list.
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
        // It must not send the form.
        event.preventDefault();
        return choose(chosen.key);
      }
      case 'Escape':
        if (!isShown) return;
        // It must not close the dialog around it.
        event.preventDefault();
        return close();
      case 'ArrowLeft':
      case 'ArrowRight':
      case 'Home':
      case 'End':
        // These move in the text again.
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
