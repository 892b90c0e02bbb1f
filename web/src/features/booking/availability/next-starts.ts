const HOUR_MS = 60 * 60_000;

/** A few free starts to choose from at a glance: the first one, and others at least an hour after each other. */
export function nextStarts(starts: readonly string[], most: number): string[] {
  const chosen: string[] = [];
  for (const start of starts) {
    const last = chosen.at(-1);
    if (chosen.length < most && (last === undefined || Date.parse(start) - Date.parse(last) >= HOUR_MS))
      chosen.push(start);
  }
  return chosen;
}
