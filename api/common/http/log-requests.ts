import { Logger, type LogLevel } from '@nestjs/common';
import { type RequestTrace, withTrace } from '../trace/request-trace.js';
import type { AnsweredRequest } from './observe-requests.js';

/**
 * A line for each request but those left out: at `info` for programs, which count and search them, and at `debug` for people, who would see
 * nothing else in the log any more.
 */
export function logRequests({
  logFormat,
  logLevels,
}: {
  logFormat: 'text' | 'json';
  logLevels: LogLevel[];
}): (answered: AnsweredRequest, trace: RequestTrace) => void {
  if (!logLevels.includes(logFormat === 'json' ? 'log' : 'debug')) return () => undefined;
  const logger = new Logger('Request');
  const write = ({ method, route, status, code, isComplete, seconds, bytes }: AnsweredRequest) => {
    const ms = Math.round(seconds * 1e5) / 100;
    if (logFormat === 'json') {
      const line = `${method} ${route} ${status}`;
      logger.log(line, {
        method,
        route,
        status,
        ...(code && { code }),
        ms,
        bytes,
        ...(!isComplete && { aborted: true }),
      });
    } else {
      const end = isComplete ? '' : ', which nobody waited for';
      logger.debug(`${method} ${route} ${status}${code ? ` ${code}` : ''}, ${ms} ms, ${bytes} bytes${end}`);
    }
  };
  return (answered, trace) => {
    if (!answered.isLeftOutOfLog) withTrace(trace, () => write(answered));
  };
}
