import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Which request something is done for: in every line of the log, in answers, and in requests to other servers. */
export interface RequestTrace {
  /** Ours, or that of the proxy in front of us. */
  id: string;
  /** The same as W3C Trace Context has it, 32 hexadecimal digits, for programs that follow a request over several servers. */
  traceId: string;
  /** Whether whoever began the trace records it: `01` or `00`. */
  flags: string;
  /** The method and route, known once the router has found the route. */
  request?: () => { method: string; route: string };
}

const storage = new AsyncLocalStorage<RequestTrace>();

/** The request that is being answered; undefined in what runs by itself. */
export const currentTrace = (): RequestTrace | undefined => storage.getStore();

export const withTrace = <Result>(trace: RequestTrace, work: () => Result): Result =>
  storage.run(trace, work);

/** For what a request begins and does not wait for, such as the delivery of every email that is due. */
export const withoutTrace = <Result>(work: () => Result): Result => storage.exit(work);

/** What ids look like that proxies make. Nothing in it can end a line, colour a terminal or be an email address. */
const OUTER_ID = /^[\w.:=+/-]{8,128}$/;

/** Version, trace, span, flags. Later versions may say more, behind another hyphen. */
const TRACEPARENT = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const LONGEST_TRACEPARENT = 256;
const SAMPLED = 1;

/** The trace and flags of a `traceparent` (https://www.w3.org/TR/trace-context/); null if it is not well-formed. */
function readTraceparent(text: string): Pick<RequestTrace, 'traceId' | 'flags'> | null {
  if (text.length > LONGEST_TRACEPARENT) return null;
  const [, version = '', traceId = '', span = '', flags = '', more] = TRACEPARENT.exec(text) ?? [];
  const isWellFormed = version !== '' && version !== 'ff' && (version !== '00' || more === undefined);
  if (!isWellFormed || /^0+$/.test(traceId) || /^0+$/.test(span)) return null;
  // Of the flags only this one is known; the others must not be passed on.
  return { traceId, flags: Number.parseInt(flags, 16) & SAMPLED ? '01' : '00' };
}

/**
 * The trace of a request. Anybody can send these headers, so they are believed only where a proxy stands in front of us,
 * whose task it is to set them; one that is missing or not well-formed is made here.
 */
export function traceOf(headers: IncomingHttpHeaders, { trustProxy }: { trustProxy: number }): RequestTrace {
  const given = trustProxy > 0 ? headers : {};
  const parent = readTraceparent(String(given['traceparent'] ?? ''));
  const outerId = String(given['x-request-id'] ?? '');
  const own = randomUUID();
  const { traceId, flags } = parent ?? { traceId: own.replaceAll('-', ''), flags: '00' };
  return { id: OUTER_ID.test(outerId) ? outerId : parent ? traceId : own, traceId, flags };
}

/** The `traceparent` of a request to another server, each as a span of its own; none for what runs by itself. */
export function outgoingTrace(): { traceparent?: string } {
  const trace = currentTrace();
  if (!trace) return {};
  return { traceparent: `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.flags}` };
}
