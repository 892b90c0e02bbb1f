/** The entry script of the server's current build; empty until a response names it. */
let latest = '';

/** Notes the build named by a response. */
export function noteBuild({ headers }: { headers: Pick<Headers, 'get'> }): void {
  latest = headers.get('parlour-build') ?? latest;
}

/** True if the server has another build than this tab, whose files may be gone. */
export function isOutdated(): boolean {
  // The page's initial scripts contain it (web/public/start.js). In development there is no such list.
  return document.getElementById('scripts')?.textContent.includes(latest) === false;
}
