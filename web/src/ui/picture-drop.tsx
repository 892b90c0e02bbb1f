import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { PICTURE_KINDS } from '../lib/picture-file';
import { controls } from '../words/controls.gen';
import { shell } from '../words/shell.gen';
import { useWords } from '../words/use-words';
import { Alert } from './alert';
import { Button } from './button';
import { DropArea } from './drop-area';
import { Cluster } from './layout';
import { Hint } from './text';
import { usePictureUpload, type Uploaded } from './use-picture-upload';
import { VisuallyHidden } from './visually-hidden';

const Area = styled(DropArea)`
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

/** The place where a picture is chosen or dropped. Shows the upload, with a way to cancel it or to try it again. */
export function PictureDrop<Picture>({
  label,
  upload,
  onDone,
  onBusyChange,
  children,
}: {
  label: string;
  upload: Uploaded<Picture>;
  onDone: (picture: Picture) => void;
  /** Called when an upload starts or ends, for which forms should wait. */
  onBusyChange?: (isBusy: boolean) => void;
  /** Draws the current picture and the buttons; `choose` opens the list of files. */
  children: (choose: () => void) => ReactNode;
}) {
  const words = useWords(shell);
  const { state, begin, cancel } = usePictureUpload(upload, onDone);
  const isSending = state.phase === 'sending';

  useEffect(() => onBusyChange?.(isSending), [isSending, onBusyChange]);

  return (
    <>
      <Area label={label} accept={PICTURE_KINDS} onFiles={([file]) => begin(file)}>
        {(choose) =>
          state.phase === 'sending' ? (
            <Sending part={state.part} preview={state.preview} onCancel={cancel} />
          ) : (
            children(choose)
          )
        }
      </Area>
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
    </>
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
