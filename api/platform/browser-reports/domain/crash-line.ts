import { plainLogText as clean } from '../../../common/text/plain-log-text.js';

/** A browser's report of a web app crash. Anyone can send one, so any of it may be fabricated. */
interface Crash {
  message: string;
  stack?: string;
  path: string;
  build?: string;
}

const MAX_FRAMES = 8;

const isFrame = (line: string): boolean => /^at |@https?:/.test(line);

/** The crash as one log line, without anything that identifies the user. */
export function crashLine({ message, stack = '', path, build = '' }: Crash): string {
  const frames = stack.split('\n').map(clean).filter(isFrame).slice(0, MAX_FRAMES);
  const version = build === '' ? '' : ` (build ${clean(build)})`;
  return [`The web app crashed on ${clean(path)}${version}: ${clean(message)}`, ...frames].join(' | ');
}
