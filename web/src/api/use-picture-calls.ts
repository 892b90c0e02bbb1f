import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { asProblem, ProblemError } from './problem';
import { describePicture, uploadPicture } from './upload-picture';
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
  const forPerson = async <Result>(call: Promise<Result>): Promise<Result> => {
    try {
      return await call;
    } catch (thrown) {
      const problem = asProblem(thrown);
      throw new ProblemError({ ...problem, detail: sentenceOf(problem, sentences) });
    }
  };
  return {
    upload: (...upload: Parameters<typeof uploadPicture>) => forPerson(uploadPicture(...upload)),
    describe: (...change: Parameters<typeof describePicture>) => forPerson(describePicture(...change)),
  };
}
