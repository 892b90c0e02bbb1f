/** The entry of the build that the server has now; empty while no answer has named it. */
let latest = '';

/** Notes which build an answer of the server named. */
export function noteBuild({ headers }: Response): void {
  latest = headers.get('parlour-build') ?? latest;
}

/** Whether the server has another build than the one this tab runs, whose files may be gone. */
export function isOutdated(): boolean {
  // It is among those that the page was started with (web/public/start.js). In development there is no list.
  return document.getElementById('scripts')?.textContent.includes(latest) === false;
}
