import { useRef, useState } from 'react';
import { asProblem, type ProblemError } from './problem';

/**
 * What a button does: `run` does it once at a time, and what went wrong is kept in `problem` until the next try. What is
 * typed before it is sent is a form, see `use-api-form.ts`.
 */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const isRunning = useRef(false);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    isRunning.current = false;
    setBusy(false);
  };

  return { run, isBusy, problem };
}
