import { controls } from '../words/controls.gen';
import { useWords } from '../words/use-words';
import { toast } from './toast';

/** Copies a text and confirms it, or says that the browser does not allow it. */
export function useCopy() {
  const words = useWords(controls);
  return async (text: string, done: string, failed = words.copyingNotAllowed()): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done);
    } catch {
      toast.error(failed);
    }
  };
}
