import { useRef } from 'react';
import { useAction } from '../../../api/use-action';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';

/**
 * A change of an import: what is shown of imports is read again after it, and `failure` says why it failed. A second
 * change waits until the first is saved, so that no press is lost; a failure drops those that wait.
 */
export function useImportAction() {
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const waiting = useRef<(() => Promise<unknown>)[]>([]);
  const act = (work: () => Promise<unknown>) => {
    waiting.current.push(work);
    // While this runs, another call only adds its work.
    void run(async () => {
      try {
        while (waiting.current.length > 0) {
          await waiting.current.shift()?.();
          await refresh('/imports/**');
        }
      } finally {
        waiting.current = [];
      }
    });
  };
  return { act, isBusy, failure: problem && sentenceOf(problem) };
}
