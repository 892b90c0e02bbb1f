import { useState, type FormEvent } from 'react';
import { asProblem, type ProblemError } from './problem';

/** A submit that is sent once at a time; what was typed stays until it has worked. */
export function useSubmit(send: () => Promise<void>) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await send();
    } catch (thrown) {
      setProblem(asProblem(thrown));
    }
    setBusy(false);
  };

  return {
    submit: (event: FormEvent) => void submit(event),
    isBusy,
    problem,
    clear: () => setProblem(null),
  };
}
