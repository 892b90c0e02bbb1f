import { Logger, type LogLevel } from '@nestjs/common';
import { type RequestTrace, withTrace } from '../trace/request-trace.js';
import type { AnsweredRequest } from './observe-requests.js';

/**
 * Logs each request, except those left out: at `info` in JSON logs, which programs count and search, and at `debug`
 * in text logs, which people could no longer read otherwise.
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
