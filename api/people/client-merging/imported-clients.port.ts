import type { EntityManager } from 'typeorm';

/** Knows which clients came from lists of other systems. The imports module provides it, because it imports this one. */
export abstract class ImportedClients {
  /** Lets later imports find the record that replaces another one. Call it before that one is deleted. */
  abstract moveTo(recordId: string, to: string, tx: EntityManager): Promise<void>;
}
