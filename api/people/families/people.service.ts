import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound, unauthenticated } from '../../common/problem/common.problems.js';
import { Transactions } from '../../database/transactions.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ownAddressNotVerified, personHasBookings } from './carers.problems.js';
import { ClientBookings, noBookings } from '../clients/client-bookings.port.js';
import { ClientDetailsService } from '../clients/client-details.service.js';
import type { Client } from '../clients/client.entity.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import { PastVisitsService } from '../past-visits/past-visits.service.js';
import { FamiliesService } from './families.service.js';
import type { AddPersonDto, ChangePersonDto } from './dto/person.dto.js';
import { type PersonView, toPersonView } from './person.view.js';

/** Lets the owner of an account look after people without one, such as their children. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly families: FamiliesService,
    private readonly records: ClientRecordsService,
    private readonly details: ClientDetailsService,
    private readonly bookings: ClientBookings,
    private readonly past: PastVisitsService,
    private readonly salons: SalonSettingsService,
    private readonly audit: AuditService,
    private readonly transactions: Transactions,
  ) {}

  /** In the order in which they were added. */
  async listPeople({ id }: CurrentUser): Promise<PersonView[]> {
    return (await this.records.listPeopleOf(id)).map(toPersonView);
  }

  addPerson({ name, birthday = '' }: AddPersonDto, actor: CurrentUser): Promise<PersonView> {
    return this.transactions.run(async (tx) => {
      const user = await this.families.lockCarer(actor.id, tx);
      if (!user) throw unauthenticated();
      // Anyone can sign up with anyone's address, and the salon writes to it.
      if (!user.verifiedAt) throw ownAddressNotVerified();
      const { email, phone, lang } = user;
      const id = await this.records.add({ name, email, emailKey: '', phone, lang }, tx);
      await this.families.link({ id }, user, tx);
      await this.details.changeOfRecord(id, { birthday }, tx);
      await this.audit.record({ actor, action: 'person.added', object: { type: 'client', id } }, tx);
      return { _id: id, name, birthday };
    });
  }

  changePerson(id: string, { name, birthday }: ChangePersonDto, actor: CurrentUser): Promise<PersonView> {
    return this.transactions.run(async (tx) => {
      const person = await this.lock(id, actor, tx);
      if (name !== undefined) await this.records.change(id, { name }, tx);
      await this.details.changeOfRecord(id, { birthday }, tx);
      return toPersonView({ id, name: name ?? person.name, birthday: birthday ?? person.birthday });
    });
  }

  /**
   * A person who has been here, or in the system before, stays a client of the salon, and so does one about whom the team
   * has noted an allergy or formula; anyone else is deleted.
   */
  removePerson(id: string, actor: CurrentUser): Promise<void> {
    return this.transactions.run(async (tx) => {
      const person = await this.lock(id, actor, tx);
      const { currency } = await this.salons.salon(tx);
      const tally = (await this.bookings.tally([id], currency, undefined, tx)).get(id) ?? noBookings;
      if (tally.coming > 0) throw personHasBookings();
      const stays =
        (await this.bookings.bookedAmong([id], tx)).has(id) ||
        (await this.past.clientsAmong([id], tx)).has(id) ||
        (await this.records.hasSealedFile(id, tx));
      if (stays) await this.families.unlink(person, tx);
      else await this.records.erase(id, tx);
      const detail = { stays: String(stays) };
      await this.audit.record(
        { actor, action: 'person.removed', object: { type: 'client', id }, detail },
        tx,
      );
    });
  }

  /** Throws 404 for anyone whom the actor does not look after. */
  private async lock(id: string, actor: CurrentUser, tx: EntityManager): Promise<Client> {
    const record = await this.records.lockRecord(id, tx);
    if (!record || record.lookedAfterBy !== actor.id) throw notFound('person');
    return record;
  }
}
