import type { ComponentProps } from 'react';
import type { Checkbox } from '../../../ui/checkbox';
import { HintedCheckbox } from '../../../ui/hinted-checkbox';
import { useFormats } from '../../../ui/use-formats';
import { family } from '../../../words/family.gen';
import { useWords } from '../../../words/use-words';

/** Asks if the people whom the account looks after are deleted with it. */
export function ErasePeople({
  names,
  ...box
}: { names: readonly string[] } & Omit<ComponentProps<typeof Checkbox>, 'label'>) {
  const words = useWords(family);
  const { formatList } = useFormats();
  return (
    <HintedCheckbox
      label={words.eraseToo({ names: formatList([...names]) })}
      hint={words.eraseTooHint()}
      {...box}
    />
  );
}
