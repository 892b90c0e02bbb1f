/** What a browser says about a crash of the web app. Anybody can send one, so any of it may be made up. */
interface Crash {
  message: string;
  stack?: string;
  path: string;
  build?: string;
}

const MAX_FRAMES = 8;

/** Line breaks, terminal colours, and marks that turn the direction of writing: everything that could forge a log line. */
const CONTROLS = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;
/** Not the `@` of a stack frame, `render@https://…`. */
const EMAIL_ADDRESS = /[^\s@"'<>]+@(?!https?:)[^\s@"'<>]+/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** What follows a path may be a code that opens an account. */
const QUERY_OF_A_PATH = /(\/[^\s?#]*)[?#][^\s:)"']*/g;

const clean = (text: string): string =>
  text
    .replaceAll(CONTROLS, ' ')
    .replaceAll(QUERY_OF_A_PATH, '$1')
    .replaceAll(EMAIL_ADDRESS, '(email)')
    .replaceAll(UUID, '(id)')
    .trim();

const isFrame = (line: string): boolean => /^at |@https?:/.test(line);

/** The crash as one line for the log, without anything that says who was using the browser. */
export function crashLine({ message, stack = '', path, build = '' }: Crash): string {
  const frames = stack.split('\n').map(clean).filter(isFrame).slice(0, MAX_FRAMES);
  const version = build === '' ? '' : ` (build ${clean(build)})`;
  return [`The web app crashed on ${clean(path)}${version}: ${clean(message)}`, ...frames].join(' | ');
}
