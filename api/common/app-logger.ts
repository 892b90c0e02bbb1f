import { ConsoleLogger } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { currentTrace } from './trace/request-trace.js';

/** Contexts in which Nest logs every module and route at startup, which tells an operator nothing. */
const noisyContexts = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's logger without startup noise, and with the request that a line belongs to. All warnings and errors are logged. */
export class AppLogger extends ConsoleLogger {
  constructor({ logLevels, logFormat }: Pick<Env, 'logLevels' | 'logFormat'>) {
    const json = logFormat === 'json';
    super('Parlour', {
      logLevels,
      json,
      // Colours are for people at a terminal; in a file they are noise.
      colors: !json && (process.stdout.isTTY ?? false),
      structuredParams: true,
      flattenParams: true,
    });
  }

  /** UTC, in a format that every log collector reads. */
  protected override getTimestamp(): string {
    return new Date().toISOString();
  }

  protected override formatContext(context: string): string {
    const trace = currentTrace();
    return super.formatContext(context) + (trace ? `${trace.id} ` : '');
  }

  /** One line of JSON, with a readable time, and levels named as in LOG_LEVEL. */
  protected override stringifyJsonLogObject({
    timestamp: _,
    level,
    ...entry
  }: Record<string, unknown>): string {
    const trace = currentTrace();
    return super.stringifyJsonLogObject({
      time: this.getTimestamp(),
      level: level === 'log' ? 'info' : level,
      ...entry,
      ...(trace && { requestId: trace.id, traceId: trace.traceId }),
    });
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && noisyContexts.has(context)) return;
    super.log(message, ...rest);
  }

  /** `main.ts` explains a failed start, in one line if possible; Nest's stack trace before it would only hide it. */
  override error(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (context === 'ExceptionHandler' || context === 'NestApplication') return;
    super.error(message, ...rest);
  }
}
