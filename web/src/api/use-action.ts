import { useRef, useState } from 'react';
import { asProblem, type ProblemError } from './problem';

/**
 * A button's action: `run` does it only once at a time, and `problem` holds its failure until the next try. For input
 * that is sent, use a form: see `use-api-form.ts`.
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
