import { useEffect, useRef, useState } from 'react';
import { whyNotThisFile, whyNotThisSize } from '../lib/picture-file';
import { controls } from '../words/controls.gen';
import type { ControlsWords } from '../words/types.gen';
import { useWords } from '../words/use-words';
import type { OwnPicture } from './picture';

export type Uploaded<Picture> = (
  file: File,
  alt: string,
  onProgress?: (part: number) => void,
) => Promise<Picture>;
export type Upload = Uploaded<OwnPicture>;

type State =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; preview: ImageBitmap | null; part: number }
  /** The file is kept if a retry may help. */
  | { phase: 'failed'; sentence: string; file: File | null };

const PREVIEW_WIDTH = 640;

/** Checks, previews and uploads a file; the last chosen one wins. */
export function usePictureUpload<Picture>(upload: Uploaded<Picture>, onDone: (picture: Picture) => void) {
  const words = useWords(controls);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const lastUpload = useRef(0);

  // Leaving cancels the upload.
  useEffect(
    () => () => {
      lastUpload.current += 1;
    },
    [],
  );

  const begin = async (file: File) => {
    lastUpload.current += 1;
    const thisUpload = lastUpload.current;
    const update = (next: State) => {
      if (thisUpload === lastUpload.current) setState(next);
    };
    const refusal = whyNotThisFile(words, file);
    if (refusal) return update({ phase: 'failed', sentence: refusal, file: null });

    update({ phase: 'sending', file, preview: null, part: 0 });
    const opened = await open(words, file);
    if (opened.refusal) return update({ phase: 'failed', sentence: opened.refusal, file: null });
    const { preview } = opened;
    update({ phase: 'sending', file, preview, part: 0 });
    try {
      const picture = await upload(file, '', (part) => update({ phase: 'sending', file, preview, part }));
      if (thisUpload !== lastUpload.current) return;
      setState({ phase: 'idle' });
      onDone(picture);
    } catch (thrown) {
      const sentence = thrown instanceof Error ? thrown.message : words.couldNotUpload();
      update({ phase: 'failed', sentence, file });
    }
  };

  return {
    state,
    begin: (file: File) => void begin(file),
    cancel: () => {
      lastUpload.current += 1;
      setState({ phase: 'idle' });
    },
  };
}

/** A small preview on a canvas, so that the policy need not allow pictures from memory. */
async function open(
  words: ControlsWords,
  file: File,
): Promise<{ preview: ImageBitmap | null; refusal: string | null }> {
  try {
    const bitmap = await createImageBitmap(file);
    const refusal = whyNotThisSize(words, bitmap);
    const preview = refusal
      ? null
      : await createImageBitmap(bitmap, { resizeWidth: Math.min(PREVIEW_WIDTH, bitmap.width) });
    bitmap.close();
    return { preview, refusal };
  } catch {
    // A browser that can't decode the format shows nothing; the server may be able to.
    return { preview: null, refusal: null };
  }
}
