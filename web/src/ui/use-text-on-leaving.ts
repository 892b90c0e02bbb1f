import { type KeyboardEvent, useState } from 'react';

/** What a field needs whose text is kept as soon as it is left, or Enter is pressed in it. */
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
      // Not yet the end of the form around it.
      event.preventDefault();
      keepIfChanged();
    },
  };
}
