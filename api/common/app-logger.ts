import { ConsoleLogger } from '@nestjs/common';

/** Where Nest logs every module and route at each start, which tells an operator nothing. */
const NOISY_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's logger without the noise at start. All warnings and errors are logged. */
export class AppLogger extends ConsoleLogger {
  /** UTC, in the form that every log collector reads. */
  protected override getTimestamp(): string {
    return new Date().toISOString();
  }

  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && NOISY_CONTEXTS.has(context)) return;
    super.log(message, ...rest);
  }

  /** `main.ts` says why the app could not start, in one line if it can; Nest's stack before it would only hide it. */
  override error(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (context === 'ExceptionHandler' || context === 'NestApplication') return;
    super.error(message, ...rest);
  }
}
