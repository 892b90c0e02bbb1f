import { toast } from '../../../ui/toaster';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';

/** Copies a text, and says so. */
export function useCopy() {
  const words = useWords(twoStep);
  return async (text: string, done: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(words.copyingNotAllowed());
    }
  };
}
