import { useAction } from '../../../api/use-action';
import { useRefresh } from '../../../api/use-refresh';
import { useSentenceOf } from '../../../api/use-sentence-of';

/** A change of an import: what is shown of imports is read again after it, and `failure` says why it failed. */
export function useImportAction() {
  const refresh = useRefresh();
  const sentenceOf = useSentenceOf();
  const { run, isBusy, problem } = useAction();
  const act = (work: () => Promise<unknown>) =>
    void run(async () => {
      await work();
      await refresh('/imports/**');
    });
  return { act, isBusy, failure: problem && sentenceOf(problem) };
}
