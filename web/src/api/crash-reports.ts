import { ProblemError } from './problem';

/** As much as the server takes (api/platform/browser-reports). */
const longest = { message: 500, stack: 4000, path: 500, build: 64 };
/** A page that crashes again and again says so often enough. */
const MOST_PER_VISIT = 5;

const reported = new Set<string>();

/** Tells the operator's log about a crash of this app, each crash once. A report that cannot be sent is dropped. */
export function reportCrash(error: unknown): void {
  // An answer of the server is not a crash, and neither is a call that was aborted.
  if (error instanceof ProblemError || (error instanceof DOMException && error.name === 'AbortError')) return;
  const { message, stack } = wordsOf(error);
  if (reported.has(message) || reported.size >= MOST_PER_VISIT) return;
  reported.add(message);
  // Without the session and without what follows the path: links in emails carry codes there.
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

/** Catches the crashes that no error boundary sees: in event handlers, timers and promises. */
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

/** The file that this code is in has the build's hash in its name. */
const buildName = () => new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
