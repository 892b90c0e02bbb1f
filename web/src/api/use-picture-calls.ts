import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { asProblem, ProblemError } from './problem';
import { describePicture, uploadLogo, uploadPicture } from './upload-picture';
import { useSentenceOf } from './use-sentence-of';

/** Uploads and describes pictures; errors have a message for the user in the page's language. */
export function usePictureCalls() {
  const words = useWords(controls);
  const sentenceOf = useSentenceOf();
  const sentences = {
    'unusable-picture': words.unusablePicture(),
    'too-many-pixels': words.tooManyPixelsAnswer(),
    'too-large': words.tooBigAnswer(),
    'storage-full': words.noRoomForPictures(),
    unavailable: words.busyWithPictures(),
  };
  // The server says what is wrong with a logo, such as that it is a drawing.
  const { 'unusable-picture': _, ...ofLogo } = sentences;
  const forPerson = async <Result>(
    call: Promise<Result>,
    known: Partial<typeof sentences> = sentences,
  ): Promise<Result> => {
    try {
      return await call;
    } catch (thrown) {
      const problem = asProblem(thrown);
      throw new ProblemError({ ...problem, detail: sentenceOf(problem, known) });
    }
  };
  return {
    upload: (...upload: Parameters<typeof uploadPicture>) => forPerson(uploadPicture(...upload)),
    uploadLogo: (...upload: Parameters<typeof uploadLogo>) => forPerson(uploadLogo(...upload), ofLogo),
    describe: (...change: Parameters<typeof describePicture>) => forPerson(describePicture(...change)),
  };
}
