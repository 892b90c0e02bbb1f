import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientBookingsErasureService } from '../../booking/client-bookings/client-bookings-erasure.service.js';
import { invalidInput } from '../../common/problem/common.problems.js';
import { sentence } from '../../common/words/sentence.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import type { Client } from '../../people/clients/client.entity.js';
import { ClientRecordsService } from '../../people/clients/client-records.service.js';
import { FamiliesService } from '../../people/families/families.service.js';
import type { ErasedPersonView } from './erasure.view.js';

interface Leaving {
  userId: string;
  actorId: string;
  erasesPeople: boolean;
}

/** Decides what becomes of the people whom an erased account looked after. */
@Injectable()
export class PeopleErasureService {
  constructor(
    private readonly records: ClientRecordsService,
    private readonly families: FamiliesService,
    private readonly bookings: ClientBookingsErasureService,
    private readonly emails: EmailHistoryService,
  ) {}

  async preview(userId: string): Promise<ErasedPersonView[]> {
    const people = await this.records.listPeopleOf(userId);
    return Promise.all(
      people.map(async ({ id, name }) => {
        const starts = await this.bookings.listComingStarts({ clientId: null, cardId: id });
        return { name, comingVisits: starts.length };
      }),
    );
  }

  /** Throws 422 if the account looks after anyone: its owner has to say what becomes of them. */
  async assertNone(userId: string, tx: EntityManager): Promise<void> {
    const people = await this.records.listPeopleOf(userId, tx);
    if (people.length === 0) return;
    throw invalidInput([{ pointer: '#/erasesPeople', detail: sentence('erasePeopleOrNot') }]);
  }

  /** Returns how many bookings were cancelled. Those of people who stay are not. */
  async leave({ userId, actorId, erasesPeople }: Leaving, tx: EntityManager): Promise<number> {
    let cancelled = 0;
    for (const { id } of await this.records.listPeopleOf(userId, tx)) {
      const person = await this.records.lockRecord(id, tx);
      if (person?.lookedAfterBy !== userId) continue;
      if (erasesPeople) cancelled += await this.erase(person, actorId, tx);
      else await this.families.unlink(person, tx);
    }
    return cancelled;
  }

  /** Erases the client record of someone who is looked after, with the emails about their bookings. */
  async erase(
    { id, lookedAfterBy }: Pick<Client, 'id' | 'lookedAfterBy'>,
    actorId: string,
    tx: EntityManager,
  ): Promise<number> {
    const client = { clientId: null, cardId: id };
    await this.emails.deleteEmailsAbout(await this.bookings.idsOf(client, tx), tx);
    const cancelled = await this.bookings.erase({ client, actorId, lookedAfterBy }, tx);
    await this.records.erase(id, tx);
    return cancelled;
  }
}
