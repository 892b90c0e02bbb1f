import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ClientBookings } from '../clients/client-bookings.port.js';
import type { Client } from '../clients/client.entity.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import { tooManyPeople } from './carers.problems.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

/** A large family. More would be a client list of its own, with the salon's diary. */
const MAX_PEOPLE = 10;

/** Links client records to the account that looks after them. Callers have locked the record. */
@Injectable()
export class FamiliesService {
  constructor(
    private readonly records: ClientRecordsService,
    private readonly bookings: ClientBookings,
    private readonly users: UsersService,
  ) {}

  /** The account, locked, with room for one more person; null if it does not exist. Throws 409 without room. */
  async lockCarer(userId: string, tx: EntityManager): Promise<User | null> {
    const user = await this.users.lockUser({ id: userId }, tx);
    const people = user ? await this.records.listPeopleOf(userId, tx) : [];
    if (people.length >= MAX_PEOPLE) throw tooManyPeople(MAX_PEOPLE);
    return user;
  }

  /** From now on the record has the address and number of the account, and its bookings belong to the account. */
  async link(record: Pick<Client, 'id'>, { id, email, phone }: User, tx: EntityManager): Promise<void> {
    await this.records.change(record.id, { email, emailKey: '', phone, lookedAfterBy: id }, tx);
    await this.bookings.lookAfter(record.id, id, tx);
  }

  /** The address and number leave with the account. Upcoming bookings keep the number, so that the salon can call. */
  async unlink({ id }: Pick<Client, 'id'>, tx: EntityManager): Promise<void> {
    await this.records.change(id, { email: '', emailKey: '', phone: '', lookedAfterBy: null }, tx);
    await this.bookings.lookAfter(id, null, tx);
  }
}
