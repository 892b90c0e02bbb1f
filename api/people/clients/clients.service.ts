import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AuditAction } from '../../platform/audit/audit-action.js';
import { AuditService } from '../../platform/audit/audit.service.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { mayAtAll, mayForAll } from '../../common/access/may.js';
import { Clock } from '../../common/clock.js';
import { pageOf } from '../../common/page/page.js';
import { notFound } from '../../common/problem/common.problems.js';
import { violates } from '../../database/pg-errors.js';
import { Transactions } from '../../database/transactions.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { emailKey } from '../../common/text/email-key.js';
import { UsersService } from '../users/users.service.js';
import { ClientsRepository } from './clients.repository.js';
import {
  type ClientDetailsView,
  type ClientPageView,
  toClientDetailsView,
  toClientView,
} from './client.view.js';
import { emailTaken, contactBelongsToAccount, filesAreRead } from './clients.problems.js';
import { ClientFilesService } from './client-files.service.js';
import { ClientTagsService } from './client-tags.service.js';
import { ClientBookings, hasBooked, NO_BOOKINGS } from './client-bookings.port.js';
import { MergedClientsRepository } from './merged-clients.repository.js';
import { ClientListRepository, type ClientRow } from './client-list.repository.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { phoneKey } from '../../common/phone/phone-key.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import type { AddClientDto, ChangeClientDto, ListClientsDto } from './dto/client.dto.js';

/** Fewer digits are no number that says who somebody is. */
const MIN_NUMBER = 5;

/** In which two that are the same number agree, whatever is dialled before them. */
const COMPARED_DIGITS = 7;

/** Whom the desk can look through. */
const MAX_SAME_NUMBER = 51;

/** The salon's clients, for the people who run it. */
@Injectable()
export class ClientsService {
  constructor(
    private readonly listing: ClientListRepository,
    private readonly clients: ClientsRepository,
    private readonly merged: MergedClientsRepository,
    private readonly bookings: ClientBookings,
    private readonly files: ClientFilesService,
    private readonly tags: ClientTagsService,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
    private readonly reviewRequests: ReviewRequestsService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  async listClients(
    { q, tag, sort = 'name', ...query }: ListClientsDto,
    actor: CurrentUser,
  ): Promise<ClientPageView> {
    const page = pageOf(query);
    const salon = await this.salons.salon();
    const { currency } = salon;
    const { rows, total } = await this.listing.list({ q, tag, home: phoneCountryOf(salon) }, sort, page);
    const ids = rows.map(({ id }) => id);
    const tallies = await this.bookings.tally(ids, currency);
    const items = rows.map((row) => toClientView(row, tallies.get(row.id) ?? NO_BOOKINGS, actor));
    return { items, total, ...page, currency: toCurrencyView(currency) };
  }

  async showClient(id: string, actor: CurrentUser): Promise<ClientDetailsView> {
    await this.files.assertMayOpen(id, actor);
    const row = await this.listing.findClient(id);
    if (!row) return this.showMerged(id, actor);
    const record = await (row.hasAccount ? this.clients.findOfUser(id) : this.clients.findRecord(id));
    const account = row.hasAccount ? await this.users.findById(id) : null;
    const lang = (account ?? record)?.lang ?? null;
    const salon = await this.salons.salon();
    const { currency } = salon;
    const staffId = mayForAll(actor, 'clients') ? undefined : (actor.staffId ?? undefined);
    const tallies = await this.bookings.tally([id], currency, staffId);
    const tally = tallies.get(id) ?? NO_BOOKINGS;
    // Who works here is no client before they have booked; until then their address is for those who see accounts.
    const isClient = account === null || account.role === 'user' || hasBooked(tally);
    if (!isClient && !mayAtAll(actor, 'users')) throw notFound('client');
    const isAskedForReviews = row.email === '' || (await this.reviewRequests.mayAsk(row.email));
    const othersWithNumber = mayForAll(actor, 'client-search') ? await this.othersWithNumber(row, salon) : 0;
    const about = { record, lang, currency, isAskedForReviews, othersWithNumber };
    return toClientDetailsView(row, tally, about, actor);
  }

  private async othersWithNumber({ id, phone }: ClientRow, salon: Salon): Promise<number> {
    const home = phoneCountryOf(salon);
    const key = phoneKey(phone, home);
    if (key.length < MIN_NUMBER) return 0;
    const candidates = await this.listing.listByDigits(key.slice(-COMPARED_DIGITS), MAX_SAME_NUMBER);
    return candidates.filter((each) => each.id !== id && phoneKey(each.phone, home) === key).length;
  }

  /** Old addresses of a file lead to the client whom that one has become. */
  private async showMerged(id: string, actor: CurrentUser): Promise<ClientDetailsView> {
    const current = await this.merged.findMerged(id);
    if (current === null) throw notFound('client');
    return this.showClient(current, actor);
  }

  /** Throws 403 for those who only read files. */
  assertMayKeep(actor: CurrentUser): void {
    if (!mayForAll(actor, 'clients')) throw filesAreRead();
  }

  async addClient(body: AddClientDto, actor: CurrentUser): Promise<ClientDetailsView> {
    this.assertMayKeep(actor);
    const { name, email = '', phone = '', note = '', warning = '', language: lang = null } = body;
    const id = await this.write(async (tx) => {
      await this.assertEmailFree(email, tx);
      const createdAt = this.clock.now();
      const record = { name, email, emailKey: emailKey(email), phone, note, warning, lang, createdAt };
      const added = await this.clients.addRecord(record, tx);
      await this.record('client.added', added, actor, tx);
      if (warning) await this.record('client.warned-of', added, actor, tx);
      return added;
    });
    return this.showClient(id, actor);
  }

  async changeClient(id: string, body: ChangeClientDto, actor: CurrentUser): Promise<ClientDetailsView> {
    this.assertMayKeep(actor);
    if (Object.keys(body).length === 0) return this.showClient(id, actor);
    await this.write(async (tx) => {
      const client = await this.listing.findClient(id, tx);
      if (!client) throw notFound('client');
      if (client.hasAccount) await this.changeKept(id, body, tx);
      else await this.changeRecord(id, body, tx);
      const { warning = client.warning, ...others } = body;
      if (Object.keys(others).length > 0) await this.record('client.changed', id, actor, tx);
      if (warning !== client.warning) await this.record('client.warned-of', id, actor, tx);
    });
    return this.showClient(id, actor);
  }

  private async changeKept(
    userId: string,
    { note, warning, addTag, removeTag, ...contact }: ChangeClientDto,
    tx: EntityManager,
  ): Promise<void> {
    const theirs = Object.keys(contact);
    if (theirs.length > 0) throw contactBelongsToAccount(theirs);
    const tags = await this.tags.changed(userId, { addTag, removeTag }, tx);
    await this.clients.keepOfUser(userId, { note, warning, tags }, this.clock.now(), tx);
  }

  private async changeRecord(id: string, body: ChangeClientDto, tx: EntityManager): Promise<void> {
    const { language: lang, addTag, removeTag, ...given } = body;
    const { email } = given;
    const record = await this.clients.lockRecord(id, tx);
    if (!record) throw notFound('client');
    if (email !== undefined && emailKey(email) !== record.emailKey) {
      await this.assertEmailFree(email, tx);
      // An account that nobody has verified may have the old address, too.
      const isShared = (await this.users.findByEmail(record.email, tx)) !== null;
      await this.reviewRequests.move(record.email, email, tx, { isShared });
    }
    const tags = await this.tags.changed(id, { addTag, removeTag }, tx);
    const change = {
      ...given,
      ...(email !== undefined && { emailKey: emailKey(email) }),
      ...(lang !== undefined && { lang }),
      ...(tags && { tags }),
    };
    await this.clients.change(id, { ...change, updatedAt: this.clock.now() }, tx);
  }

  /** A client with an account is not added a second time. An address that is not verified may be somebody else's. */
  private async assertEmailFree(email: string, tx: EntityManager): Promise<void> {
    if (!email) return;
    await this.clients.lockKeys([emailKey(email)], tx);
    if (await this.users.findVerified(email, tx)) throw emailTaken();
  }

  private write<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.transactions.run(work).catch((error: unknown) => {
      if (violates(error, 'clients_email_once')) throw emailTaken();
      // The account has been deleted in the meantime.
      if (violates(error, 'clients_of_user')) throw notFound('client');
      throw error;
    });
  }

  private record(action: AuditAction, id: string, actor: CurrentUser, tx: EntityManager): Promise<void> {
    return this.audit.record({ actor, action, object: { type: 'client', id } }, tx);
  }
}
