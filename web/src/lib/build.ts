/** The entry of the build that the server has now, or null while no answer has named it. */
let latest: string | null = null;

/** Notes which build an answer of the server named. */
export function noteBuild({ headers }: Response): void {
  latest = headers.get('parlour-build') ?? latest;
}

/** Whether the server has another build than the one this tab runs, whose files may be gone. */
export function isOutdated(): boolean {
  // The entry of this one comes first (web/public/start.js). In development there is no list.
  const scripts = document.getElementById('scripts')?.textContent;
  return latest !== null && scripts !== undefined && !scripts.startsWith(`["${latest}"`);
}
