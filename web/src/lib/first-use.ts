const signsOfLife = ['pointerdown', 'keydown', 'click'] as const;

/** Runs this once, as soon as somebody does anything with the page and before the page hears of it; the answer ends that. */
export function onFirstUse(run: () => void): () => void {
  const end = new AbortController();
  const runOnce = () => {
    end.abort();
    run();
  };
  for (const sign of signsOfLife)
    window.addEventListener(sign, runOnce, { capture: true, signal: end.signal });
  return () => end.abort();
}
