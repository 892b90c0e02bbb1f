import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';

/** Reacts to the end of the demo. */
export abstract class DemoEnd {
  /** For an admin who is giving the demo salon its own name: nothing invented may stay in its books. */
  abstract endDemo(admin: CurrentUser, tx: EntityManager): Promise<void>;
}
