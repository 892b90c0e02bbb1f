import { ConsoleLogger } from '@nestjs/common';
import { RefusalToStart } from '../config/refusal-to-start.js';

/** What Nest says of every module and route at each start; an operator reads none of it. */
const CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Nest's own logger without its chatter; warnings and errors all come through. */
export class QuietLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    const context = rest.at(-1);
    if (typeof context === 'string' && CHATTER.has(context)) return;
    super.log(message, ...rest);
  }

  /** A refusal to start is told in one line by the program's last words; its stack would only hide them. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (message instanceof RefusalToStart) return;
    super.error(message, ...rest);
  }
}
