import { type ProblemError } from './problem';
import { useSentenceOf } from './use-sentence-of';

interface Read<Answer> {
  data: Answer | undefined;
  error: ProblemError | undefined;
  isLoading: boolean;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

/** The props of `PagedList` for a list, and for further data that its rows need. */
export function usePagedAnswer(list: Read<{ total: number }>, needed?: Read<unknown>) {
  const sentenceOf = useSentenceOf();
  const isReady = !needed || needed.data !== undefined;
  const failure = list.error ?? (isReady ? undefined : needed.error);
  return {
    answer: list.data && isReady ? { total: list.data.total, isBusy: list.isLoading } : null,
    failure: failure
      ? {
          message: sentenceOf(failure),
          onRetry: () => void Promise.all([list.mutate(), needed?.mutate()]),
          isRetrying: list.isValidating,
        }
      : null,
  };
}
