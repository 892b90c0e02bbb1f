import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { PICTURE_KINDS } from '../../../lib/picture-file';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { FieldLabel } from '../../../ui/field';
import { Icon } from '../../../ui/icon';
import { Cluster, Stack } from '../../../ui/layout';
import { Hint } from '../../../ui/text';
import { usePictureUpload, type Uploaded } from '../../../ui/use-picture-upload';
import { controls } from '../../../words/controls.gen';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';
import type { Logo } from './face-draft';

const DropArea = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver }) => ($isOver ? 'var(--accent-soft)' : 'var(--surface)')};

  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--accent);
  }
`;

/** The salon's logo: chosen or dropped, replaced or removed. The choice is saved with the form. */
export function LogoField({
  value,
  error,
  upload,
  onChange,
  onBusyChange,
}: {
  value: Logo | null;
  error?: string;
  upload: Uploaded<Logo>;
  onChange: (logo: Logo | null) => void;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const words = { ...useWords(controls), ...useWords(book) };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { state, begin, cancel } = usePictureUpload(upload, onChange);
  const isSending = state.phase === 'sending';
  useEffect(() => onBusyChange(isSending), [isSending, onBusyChange]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) begin(file);
  };

  return (
    <Stack $gap={3} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-hint`}>
      <FieldLabel as="span" id={`${id}-label`}>
        {words.logo()}
      </FieldLabel>
      <Hint id={`${id}-hint`}>{words.logoHint()}</Hint>
      <DropArea
        $isOver={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {state.phase === 'sending' ? (
          <>
            <progress
              max={1}
              value={state.part >= 1 ? undefined : state.part}
              aria-label={words.uploadingPicture()}
            />
            <Button variant="quiet" size="small" onClick={cancel}>
              {words.cancelUpload()}
            </Button>
          </>
        ) : (
          <Cluster $gap={3}>
            <Button variant="ghost" size="small" onClick={() => input.current?.click()}>
              <Icon of={ImageUp} /> {value ? words.replaceLogo() : words.chooseLogo()}
            </Button>
            {value && (
              <Button variant="quiet" size="small" onClick={() => onChange(null)}>
                <Icon of={Trash2} /> {words.removeLogo()}
              </Button>
            )}
          </Cluster>
        )}
        <input
          ref={input}
          hidden
          type="file"
          aria-label={words.logo()}
          accept={PICTURE_KINDS}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again after a failure.
            target.value = '';
            if (file) begin(file);
          }}
        />
      </DropArea>
      {state.phase === 'failed' && <Alert tone="danger">{state.sentence}</Alert>}
      {error && <Alert tone="danger">{error}</Alert>}
    </Stack>
  );
}
