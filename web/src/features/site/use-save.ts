import { useState } from 'react';
import { asProblem, type ProblemError } from '../../api/problem';
import { toast } from '../../ui/toaster';

/** Saves one thing at a time; a failure is kept to be shown, and nothing else is lost by it. */
export function useSave(save: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const begin = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await save();
      toast.success('Saved. Visitors see it now.');
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setBusy(false);
  };

  return { isBusy, problem, save: () => void begin(), clear: () => setProblem(null) };
}
