import type { EntityManager } from 'typeorm';

/** The person who names the salon. The first admin has no account yet, and so no ID. */
export interface DemoEnder {
  id: string | null;
  sessionId?: string | null;
}

/** Reacts to the end of the demo. */
export abstract class DemoEnd {
  /**
   * Leaves nothing invented in the books of a demo salon that is getting its own name. 409 `sales-would-be-deleted` if
   * someone with an account of their own has used the till, unless `deletesSales` is true.
   */
  abstract endDemo(by: DemoEnder, deletesSales: boolean, tx: EntityManager): Promise<void>;
}
