import { type KeyboardEvent, useState } from 'react';

/** The props of a field whose text is saved when it is left, or on Enter. */
export function useTextOnLeaving(kept: string, keep: (text: string) => void) {
  const [text, setText] = useState(kept);
  const keepIfChanged = () => {
    if (text.trim() !== kept) keep(text.trim());
  };
  return {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    onBlur: keepIfChanged,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      // Enter must not submit the surrounding form.
      event.preventDefault();
      keepIfChanged();
    },
  };
}
