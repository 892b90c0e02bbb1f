import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { grouped } from '../../common/grouped.js';
import { type RemindedClient, ReminderChoices } from '../../mail/letters/reminder-choices.port.js';
import { ConsentsRepository, type ImportedChoice } from './consents.repository.js';
import { type Consent, type ConsentKind, type ConsentOrigin, joinConsents } from './domain/consents.js';

/** A choice to record. */
export interface ConsentChoice {
  kind: ConsentKind;
  isGiven: boolean;
}

/** Clients' consents to reminders and news, by client record. */
@Injectable()
export class ConsentsService implements ReminderChoices {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly clock: Clock,
  ) {}

  /** By client record; a record without any choice is left out. */
  async listOf(recordIds: string[], tx?: EntityManager): Promise<ReadonlyMap<string, Consent[]>> {
    const rows = recordIds.length === 0 ? [] : await this.consents.listOf(recordIds, tx);
    return grouped(rows, ({ clientId }) => clientId);
  }

  async choose(
    recordId: string,
    choices: readonly ConsentChoice[],
    origin: ConsentOrigin,
    tx: EntityManager,
  ): Promise<void> {
    const decidedAt = this.clock.now();
    for (const { kind, isGiven } of choices) {
      await this.consents.choose(recordId, { kind, isGiven, origin, decidedAt }, tx);
    }
  }

  /** Adds choices made in another system, and returns the new ones. A choice made here stays, and a refusal wins. */
  importAll(choices: readonly ImportedChoice[], tx: EntityManager): Promise<ImportedChoice[]> {
    return this.consents.addImported(choices, this.clock.now(), tx);
  }

  /** Takes imported choices back, unless someone has chosen since. */
  forgetImported(choices: readonly ImportedChoice[], tx: EntityManager): Promise<void> {
    return this.consents.removeImported(choices, tx);
  }

  /** Adds the choices of a record that is about to be deleted to the one that stays. */
  async join(goingId: string, stayingId: string, tx: EntityManager): Promise<void> {
    const both = await this.consents.listOf([goingId, stayingId], tx);
    if (both.length > 0) await this.consents.replace(stayingId, joinConsents(...both), tx);
  }

  async mayRemind(client: RemindedClient): Promise<boolean> {
    return !(await this.consents.declinedReminders(client));
  }
}
