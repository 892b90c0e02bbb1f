import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** The request that work belongs to, for log lines, responses and requests to other servers. */
export interface RequestTrace {
  /** Our own, or from the proxy in front of us. */
  id: string;
  /** The W3C Trace Context id, 32 hexadecimal digits, for tracing across servers. */
  traceId: string;
  /** The sampled flag from the caller: `01` or `00`. */
  flags: string;
  /** The method and route, known once the router has found the route. */
  request?: () => { method: string; route: string };
}

const storage = new AsyncLocalStorage<RequestTrace>();

/** The request being answered; undefined in background jobs. */
export const currentTrace = (): RequestTrace | undefined => storage.getStore();

export const withTrace = <Result>(trace: RequestTrace, work: () => Result): Result =>
  storage.run(trace, work);

/** For work that a request starts without waiting for it, such as sending all due emails. */
export const withoutTrace = <Result>(work: () => Result): Result => storage.exit(work);

/** The form of proxies' request ids. It can't contain a line break, terminal colour or email address. */
const OUTER_ID = /^[\w.:=+/-]{8,128}$/;

/** Version, trace, span, flags. Later versions may add fields after another hyphen. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const LONGEST_TRACEPARENT = 256;
const SAMPLED = 1;

/** Parses a `traceparent` (https://www.w3.org/TR/trace-context/); null if malformed. */
function readTraceparent(text: string): Pick<RequestTrace, 'traceId' | 'flags'> | null {
  if (text.length > LONGEST_TRACEPARENT) return null;
  const [, version = '', traceId = '', span = '', flags = '', more] = TRACEPARENT.exec(text) ?? [];
  const isWellFormed = version !== '' && version !== 'ff' && (version !== '00' || more === undefined);
  if (!isWellFormed || /^0+$/.test(traceId) || /^0+$/.test(span)) return null;
  // Only this flag is defined; unknown ones must not be passed on.
  return { traceId, flags: Number.parseInt(flags, 16) & SAMPLED ? '01' : '00' };
}

/**
 * The trace of a request. Anyone can send these headers, so they are trusted only behind a proxy, whose task is to
 * set them. A missing or malformed one is created here.
 */
export function traceOf(headers: IncomingHttpHeaders, { trustProxy }: { trustProxy: number }): RequestTrace {
  const given = trustProxy > 0 ? headers : {};
  const parent = readTraceparent(String(given['traceparent'] ?? ''));
  const outerId = String(given['x-request-id'] ?? '');
  const own = randomUUID();
  const { traceId, flags } = parent ?? { traceId: own.replaceAll('-', ''), flags: '00' };
  return { id: OUTER_ID.test(outerId) ? outerId : parent ? traceId : own, traceId, flags };
}

/** The `traceparent` for a request to another server, with a new span each; none in background jobs. */
export function outgoingTrace(): { traceparent?: string } {
  const trace = currentTrace();
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.flags}` };
}
