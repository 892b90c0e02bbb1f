import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { ImageUp, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { PICTURE_KINDS } from '../lib/picture-file';
import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { shell } from '../words/shell.gen';
import { Alert } from './alert';
import { Button } from './button';
import { FieldLabel } from './field';
import { Icon } from './icon';
import { Cluster, Stack } from './layout';
import type { OwnPicture } from './picture';
import { PictureDetails, type DescribedPicture } from './picture-details';
import { Hint } from './text';
import { usePictureUpload, type Upload } from './use-picture-upload';
import { VisuallyHidden } from './visually-hidden';

const Group = styled(Stack).attrs({ $gap: 3 })`
  min-width: 0;
`;
const DropArea = styled.div<{ $isOver: boolean }>`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-4);
  border: 1px dashed ${({ $isOver }) => ($isOver ? 'var(--accent)' : 'var(--border-strong)')};
  border-radius: var(--r-3);
  background: ${({ $isOver }) => ($isOver ? 'var(--accent-soft)' : 'var(--surface)')};
  min-width: 0;

  > img,
  > canvas {
    justify-self: start;
    max-width: 100%;
    width: auto;
    height: auto;
    max-height: 240px;
    border-radius: var(--r-2);
  }
  progress {
    width: 100%;
    height: 8px;
    accent-color: var(--accent);
  }
`;

/**
 * A picture of the salon's own: chosen or dropped, previewed, uploaded, described, replaced or removed. `upload` and
 * `describe` are those of `api/upload-picture.ts`. A description is saved at once, the choice of the picture only
 * with the surrounding form.
 */
export function PictureField({
  label,
  hint,
  value,
  fallbackSrc,
  error,
  onChange,
  onBusyChange,
  upload,
  describe,
}: {
  label: string;
  hint?: string;
  value: OwnPicture | null;
  /** Shown without a picture. */
  fallbackSrc?: string;
  error?: string;
  onChange: (picture: OwnPicture | null) => void;
  /** Called when an upload starts or ends, for which forms should wait. */
  onBusyChange?: (isBusy: boolean) => void;
  upload: Upload;
  describe: (picture: OwnPicture, change: DescribedPicture) => Promise<OwnPicture>;
}) {
  const words = { ...useWords(shell), ...useWords(controls) };
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { state, begin, cancel } = usePictureUpload(upload, onChange);
  const isSending = state.phase === 'sending';

  useEffect(() => onBusyChange?.(isSending), [isSending, onBusyChange]);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) begin(file);
  };
  const describeValue = async (change: DescribedPicture) => {
    if (!value) return;
    setFailure(null);
    try {
      onChange(await describe(value, change));
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : words.couldNotSave());
    }
  };

  return (
    <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={hint && `${id}-hint`}>
      <FieldLabel as="span" id={`${id}-label`}>
        {label}
      </FieldLabel>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
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
          <Sending part={state.part} preview={state.preview} onCancel={cancel} />
        ) : (
          <>
            {value ? (
              <PictureDetails picture={value} onDescribe={(change) => void describeValue(change)} />
            ) : (
              fallbackSrc && <img src={fallbackSrc} alt="" />
            )}
            <Cluster $gap={3}>
              <Button
                variant="ghost"
                size="small"
                aria-label={value ? words.replaceThat({ label }) : words.choosePictureFor({ label })}
                onClick={() => input.current?.click()}
              >
                <Icon of={ImageUp} /> {value ? words.replace() : words.choosePicture()}
              </Button>
              {value && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeThat({ label })}
                  onClick={() => onChange(null)}
                >
                  <Icon of={Trash2} /> {words.remove()}
                </Button>
              )}
              <Hint>{value ? words.pictureRule() : words.orDropOne({ rule: words.pictureRule() })}</Hint>
            </Cluster>
          </>
        )}
        <input
          ref={input}
          hidden
          type="file"
          aria-label={label}
          accept={PICTURE_KINDS}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // Allows choosing the same file again after a failure.
            target.value = '';
            if (file) begin(file);
          }}
        />
      </DropArea>
      {state.phase === 'failed' && (
        <Alert tone="danger">
          <p>{state.sentence}</p>
          {state.file && (
            <Button variant="ghost" size="small" onClick={() => state.file && begin(state.file)}>
              {words.tryAgain()}
            </Button>
          )}
        </Alert>
      )}
      {(failure ?? error) && (
        <Alert tone="danger">
          <p>{failure ?? error}</p>
        </Alert>
      )}
    </Group>
  );
}

/** The picture being uploaded, on a canvas because it has no URL yet. */
function Sending({
  part,
  preview,
  onCancel,
}: {
  part: number;
  preview: ImageBitmap | null;
  onCancel: () => void;
}) {
  const words = { ...useWords(shell), ...useWords(controls) };
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current && preview) canvas.current.getContext('2d')?.drawImage(preview, 0, 0);
  }, [preview]);
  const isSent = part >= 1;

  return (
    <>
      {preview && <canvas ref={canvas} width={preview.width} height={preview.height} aria-hidden />}
      <progress max={1} value={isSent ? undefined : part} aria-label={words.uploadingPicture()} />
      <Cluster $gap={3}>
        <Button variant="quiet" size="small" onClick={onCancel}>
          {words.cancel()}
        </Button>
        <Hint>
          {isSent ? words.processing() : words.percentUploaded({ percent: Math.floor(part * 100) })}
        </Hint>
      </Cluster>
      <VisuallyHidden role="status">
        {isSent ? words.processingPicture() : words.uploadingPicture()}
      </VisuallyHidden>
    </>
  );
}
