import { useRef } from 'react';
import { ImageUp } from 'lucide-react';
import { PICTURE_KINDS, whyNotThisFile } from '../../../lib/picture-file';
import { Button } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { controls } from '../../../words/controls.gen';
import { useWords } from '../../../words/use-words';

/** A button to choose a picture of a person; `onRefused` gets the message for a file that isn't a picture. */
export function PortraitInput({
  label,
  name,
  isBusy = false,
  onFile,
  onRefused,
}: {
  label: string;
  /** Its full name where a list has several. */
  name?: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
  onRefused: (sentence: string) => void;
}) {
  const words = useWords(controls);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        isBusy={isBusy}
        aria-label={name}
        onClick={() => input.current?.click()}
      >
        <Icon of={ImageUp} size={18} /> {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_KINDS}
        hidden
        aria-label={name ?? label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again after a failure.
          target.value = '';
          if (!file) return;
          const refusal = whyNotThisFile(words, file);
          if (refusal) onRefused(refusal);
          else onFile(file);
        }}
      />
    </>
  );
}
