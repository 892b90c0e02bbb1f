import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { worksHere } from '../../common/access/role.js';
import { Clock } from '../../common/clock.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { localDayOf } from '../../common/time/zone.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type ConsentChoice, ConsentsService } from '../consents/consents.service.js';
import type { ConsentOrigin } from '../consents/domain/consents.js';
import { UsersService } from '../users/users.service.js';
import type { Client } from './client.entity.js';
import { type ClientDetails, detailsOf } from './client.view.js';
import { consentBelongsToAccount, notYet, teamIsNotBlocked } from './clients.problems.js';
import { ClientsRepository } from './clients.repository.js';

/** Details that both the desk and the client enter; omitted fields stay. */
interface OwnDetails {
  birthday?: string | undefined;
  address?: string | undefined;
  consents?: readonly ConsentChoice[] | undefined;
}

/** Details that include those only the desk enters. */
interface DetailsAtDesk extends OwnDetails {
  clientSince?: LocalDate | null | undefined;
  source?: string | undefined;
  isBlocked?: boolean | undefined;
}

/** Details beyond name and contact, of clients with and without an account. */
@Injectable()
export class ClientDetailsService {
  constructor(
    private readonly clients: ClientsRepository,
    private readonly consents: ConsentsService,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
    private readonly clock: Clock,
  ) {}

  async showOwn(userId: string): Promise<Pick<ClientDetails, 'birthday' | 'address' | 'consents'>> {
    const record = await this.clients.findOfUser(userId);
    const { birthday, address, consents } = await this.show(record);
    return { birthday, address, consents };
  }

  async show(record: Client | null): Promise<ClientDetails> {
    if (!record) return detailsOf(null, []);
    const consents = await this.consents.listOf([record.id]);
    return detailsOf(record, consents.get(record.id) ?? []);
  }

  /** Changes made by the owner of an account. */
  async changeOwn(userId: string, change: OwnDetails, tx: EntityManager): Promise<void> {
    if (Object.values(change).every((value) => value === undefined)) return;
    const recordId = await this.clients.recordIdOf(userId, this.clock.now(), tx);
    await this.write(recordId, change, 'client', tx);
  }

  /** Changes made at the desk for a client with an account. Only they themselves can consent to anything. */
  async changeOfUser(userId: string, change: DetailsAtDesk, tx: EntityManager): Promise<void> {
    if (Object.values(change).every((value) => value === undefined)) return;
    if (change.consents?.some(({ isGiven }) => isGiven)) throw consentBelongsToAccount();
    if (change.isBlocked) {
      const user = await this.users.findById(userId, tx);
      if (user && worksHere(user)) throw teamIsNotBlocked();
    }
    const recordId = await this.clients.recordIdOf(userId, this.clock.now(), tx);
    await this.write(recordId, change, 'desk', tx);
  }

  /** Changes made at the desk for a client without an account. */
  changeOfRecord(recordId: string, change: DetailsAtDesk, tx: EntityManager): Promise<void> {
    return this.write(recordId, change, 'desk', tx);
  }

  private async write(
    recordId: string,
    { consents = [], isBlocked, ...columns }: DetailsAtDesk,
    origin: ConsentOrigin,
    tx: EntityManager,
  ): Promise<void> {
    await this.assertPast(columns, tx);
    await this.clients.changeDetails(recordId, columns, tx);
    if (isBlocked !== undefined) await this.clients.block(recordId, isBlocked ? this.clock.now() : null, tx);
    await this.consents.choose(recordId, consents, origin, tx);
  }

  private async assertPast(
    { birthday, clientSince }: Pick<DetailsAtDesk, 'birthday' | 'clientSince'>,
    tx: EntityManager,
  ): Promise<void> {
    if (!birthday && !clientSince) return;
    const { timeZone } = await this.salons.salon(tx);
    const today = localDayOf(this.clock.nowMinutes(), timeZone);
    // A birthday without a year begins with a dash, which sorts before every digit.
    if (birthday && birthday > today) throw notYet('birthday');
    if (clientSince && clientSince > today) throw notYet('clientSince');
  }
}
