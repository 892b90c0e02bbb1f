import { ProblemError } from './problem';

/** The server's limits (api/platform/browser-reports). */
const longest = { message: 500, stack: 4000, path: 500, build: 64 };
/** A page that keeps crashing has reported it often enough. */
const MOST_PER_VISIT = 5;

/** Firefox and Chromium, Safari. */
const FILE_NOT_LOADED = /dynamically imported module|importing a module script failed/i;
/** Firefox gives up loading files when the page is left; a page that has been left reports nothing any more. */
const LEAVING_MS = 1000;

const reported = new Set<string>();

/** Reports a crash of this app to the operator's log, only once per crash. A report that can't be sent is dropped. */
export function reportCrash(error: unknown): void {
  // Problems and aborted calls are not crashes.
  if (error instanceof ProblemError || (error instanceof DOMException && error.name === 'AbortError')) return;
  const { message, stack } = wordsOf(error);
  if (reported.has(message) || reported.size >= MOST_PER_VISIT) return;
  reported.add(message);
  if (FILE_NOT_LOADED.test(message)) setTimeout(() => send(message, stack), LEAVING_MS);
  else send(message, stack);
}

function send(message: string, stack: string | undefined): void {
  // Without the session or the URL's query and fragment, because links in emails have secrets there.
  void fetch('/crash-reports', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      message: message.slice(0, longest.message),
      ...(stack && { stack: stack.slice(0, longest.stack) }),
      path: window.location.pathname.slice(0, longest.path),
      build: buildName().slice(0, longest.build),
    }),
  }).catch(() => undefined);
}

/** Reports crashes that no error boundary catches: in event handlers, timers and promises. */
export function reportCrashesOfWindow(): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    if (error) reportCrash(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportCrash(reason));
}

function wordsOf(error: unknown): { message: string; stack?: string | undefined } {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack };
  // eslint-disable-next-line words/spoken-english -- the log is English
  return { message: `Thrown: ${String(error)}` };
}

/** This code's file name contains the build's hash. */
const buildName = () => new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
