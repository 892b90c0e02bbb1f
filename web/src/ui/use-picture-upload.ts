import { useEffect, useRef, useState } from 'react';
import { whyNotThisFile, whyNotThisSize } from '../lib/picture-file';
import { controls } from '../words/controls.gen';
import type { ControlsWords } from '../words/types.gen';
import { useWords } from '../words/use-words';
import type { OwnPicture } from './picture';

export type Upload = (file: File, alt: string, onProgress?: (part: number) => void) => Promise<OwnPicture>;

type State =
  | { phase: 'idle' }
  | { phase: 'sending'; file: File; preview: ImageBitmap | null; part: number }
  /** The file is kept when another try may help. */
  | { phase: 'failed'; sentence: string; file: File | null };

const PREVIEW_WIDTH = 640;

/** Looks at a file, shows it, sends it; what is chosen last wins. */
export function usePictureUpload(upload: Upload, onDone: (picture: OwnPicture) => void) {
  const words = useWords(controls);
  const [state, setState] = useState<State>({ phase: 'idle' });
  const lastUpload = useRef(0);

  // Leaving in the middle cancels the upload.
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

/** A small copy to show at once. It is drawn on a canvas, so the page need not be allowed to load pictures from memory. */
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
    // A browser that does not know the format shows nothing; the server may know it.
    return { preview: null, refusal: null };
  }
}
