import { ConsoleLogger } from '@nestjs/common';
import { StartupError } from '../config/startup-error.js';

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
  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && NOISY_CONTEXTS.has(context)) return;
    super.log(message, ...rest);
  }

  /** `main.ts` prints a startup error as one line; its stack would only hide it. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof StartupError) return;
    super.error(message, ...rest);
  }
}
