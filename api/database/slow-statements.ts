import { Logger } from '@nestjs/common';
import { currentTrace } from '../common/trace/request-trace.js';

const LONGEST_SHOWN = 500;

const logger = new Logger('Database');

/**
 * Logs a statement that took longer than the limit, with the request that sent it. Statements have placeholders for
 * data, so values never reach the log.
 *
 * @param slowMs the limit; 0 disables logging
 */
export function logWhenSlow(text: unknown, answer: Promise<unknown>, slowMs: number): void {
  if (slowMs === 0 || typeof text !== 'string') return;
  const sentAtMs = performance.now();
  const note = () => {
    const ms = Math.round(performance.now() - sentAtMs);
    if (ms > slowMs) write(text, ms);
  };
  answer.then(note, note);
}

function write(text: string, ms: number): void {
  const request = currentTrace()?.request?.();
  const statement = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SHOWN);
  const origin = request ? `${request.method} ${request.route}` : 'no request';
  logger.warn(`A statement of ${origin} took ${ms} ms: ${statement}`);
}
