import { Logger } from '@nestjs/common';
import type { AnsweredRequest } from './observe-requests.js';

/**
 * A line for each request: at `info` for programs, which count and search them, and at `debug` for people, who would see
 * nothing else in the log any more.
 */
export function logRequests({
  logFormat,
}: {
  logFormat: 'text' | 'json';
}): (answered: AnsweredRequest) => void {
  const logger = new Logger('Request');
  return ({ method, route, status, isComplete, seconds, bytes }) => {
    const ms = Math.round(seconds * 1e5) / 100;
    if (logFormat === 'json') {
      const line = `${method} ${route} ${status}`;
      logger.log(line, { method, route, status, ms, bytes, ...(!isComplete && { aborted: true }) });
    } else {
      const end = isComplete ? '' : ', which nobody waited for';
      logger.debug(`${method} ${route} ${status}, ${ms} ms, ${bytes} bytes${end}`);
    }
  };
}
