const signsOfLife = ['pointerdown', 'keydown', 'click'] as const;

/**
 * Runs the callback only once, on the first user interaction, before the page handles it. Returns a function that
 * cancels it.
 */
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
