import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { minuteOf } from '../../common/time/epoch-minute.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ClientBookings } from '../clients/client-bookings.port.js';
import type { Client } from '../clients/client.entity.js';
import { ClientRecordsService } from '../clients/client-records.service.js';
import { OwnSealedFilesService } from '../sealed-files/own-sealed-files.service.js';
import { ImportedClients } from './imported-clients.port.js';
import { joinTags } from '../clients/domain/tags.js';
import { ConsentsService } from '../consents/consents.service.js';
import { joinEarlierTotals } from '../earlier-visits/domain/earlier-totals.js';
import { UsersService } from '../users/users.service.js';
import { joinDetails, joinFirstDays } from './domain/join-details.js';
import { joinNotes } from './domain/join-notes.js';
import { joinWarnings } from './domain/join-warnings.js';

/**
 * Merges a client record into an account or another record, however the match was found. The record is deleted, and
 * its successor is remembered.
 */
@Injectable()
export class RecordMergingService {
  constructor(
    private readonly records: ClientRecordsService,
    private readonly bookings: ClientBookings,
    private readonly consents: ConsentsService,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
    private readonly imported: ImportedClients,
    private readonly sealed: OwnSealedFilesService,
  ) {}

  /** Fills in what the account's owner has left empty, and changes nothing else. Returns how many bookings moved. */
  async intoAccount(record: Client, userId: string, tx: EntityManager): Promise<number> {
    const own = await this.records.lockKeptOfUser(userId, tx);
    const cardId = await this.records.keepOfUser(userId, joined(own, record), tx);
    const user = await this.users.findById(userId, tx);
    const createdAt = user?.createdAt ?? record.createdAt;
    const both = [{ clientSince: own?.clientSince ?? null, createdAt }, record] as const;
    const clientSince = await this.firstDayOf(both, createdAt, tx);
    const earlierTotals = joinEarlierTotals(own?.earlierTotals ?? null, record.earlierTotals);
    await this.records.change(cardId, { ...joinDetails(own, record), clientSince, earlierTotals }, tx);
    await this.consents.join(record.id, cardId, tx);
    const moved = await this.bookings.moveTo(record.id, { userId, cardId }, tx);
    await this.imported.moveTo(record.id, cardId, tx);
    await this.sealed.moveTo(record.id, cardId, tx);
    await this.records.replace(record.id, userId, tx);
    // The number of a client who was looked after is someone else's.
    const phone = record.lookedAfterBy === null ? record.phone : '';
    await this.users.completeProfile(userId, { name: record.name, phone }, tx);
    return moved;
  }

  /** Returns how many bookings moved. */
  async intoRecord(
    record: Client,
    other: Client,
    contact: Pick<Client, 'name' | 'email' | 'emailKey' | 'phone'>,
    tx: EntityManager,
  ): Promise<number> {
    const moved = await this.bookings.moveTo(record.id, { userId: null, cardId: other.id }, tx);
    await this.consents.join(record.id, other.id, tx);
    await this.imported.moveTo(record.id, other.id, tx);
    await this.sealed.moveTo(record.id, other.id, tx);
    // Before the other record gets this one's address, which must be unique.
    await this.records.replace(record.id, other.id, tx);
    const lang = other.lang ?? record.lang;
    const createdAt = new Date(Math.min(other.createdAt.getTime(), record.createdAt.getTime()));
    const clientSince = await this.firstDayOf([other, record], createdAt, tx);
    const lookedAfterBy = other.lookedAfterBy ?? record.lookedAfterBy;
    const earlierTotals = joinEarlierTotals(other.earlierTotals, record.earlierTotals);
    const details = { ...joinDetails(other, record), clientSince, earlierTotals };
    const toldOfPageAt = other.toldOfPageAt ?? record.toldOfPageAt;
    const whole = { ...joined(other, record), ...details, lookedAfterBy, toldOfPageAt };
    await this.records.change(other.id, { ...contact, ...whole, lang, createdAt }, tx);
    if (lookedAfterBy !== null) await this.bookings.lookAfter(other.id, lookedAfterBy, tx);
    return moved;
  }

  /** @param createdAt the time at which the remaining record or account counts as added */
  private async firstDayOf(
    [one, other]: readonly [Known, Known],
    createdAt: Date,
    tx: EntityManager,
  ): Promise<LocalDate | null> {
    const { timeZone } = await this.salons.salon(tx);
    const dayOf = (at: Date) => localDayOf(minuteOf(at), timeZone);
    const sinceOf = (known: Known) => ({ clientSince: known.clientSince, addedOn: dayOf(known.createdAt) });
    return joinFirstDays(sinceOf(one), sinceOf(other), dayOf(createdAt));
  }
}

type Known = Pick<Client, 'clientSince' | 'createdAt'>;

type Kept = Pick<Client, 'note' | 'warning' | 'tags'>;

const joined = (own: Kept | null, { note, warning, tags }: Kept): Kept => ({
  note: joinNotes(own?.note ?? '', note),
  warning: joinWarnings(own?.warning ?? '', warning),
  tags: joinTags(...(own?.tags ?? []), ...tags),
});
