import { Injectable } from '@nestjs/common';
import { ClientListRepository, type ClientRow } from './client-list.repository.js';
import { ClientsRepository } from './clients.repository.js';
import { MergedClientsRepository } from './merged-clients.repository.js';
import { ClientBookings, noBookings, hasBooked } from './client-bookings.port.js';
import { ClientDetailsService } from './client-details.service.js';
import { ClientFilesService } from './client-files.service.js';
import { UsersService } from '../users/users.service.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { ReviewRequestsService } from '../../mail/review-requests/review-requests.service.js';
import type { ListClientsDto } from './dto/client.dto.js';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import {
  type BirthdayView,
  type ClientPageView,
  toClientView,
  type ClientDetailsView,
  toClientDetailsView,
} from './client.view.js';
import { pageOf } from '../../common/page/page.js';
import { phoneCountryOf } from '../../common/phone/phone-country.js';
import { toCurrencyView } from '../../salon/salon/salon.view.js';
import { celebratedWithin, celebration } from '../../common/time/birthday.js';
import type { LocalDate } from '../../common/time/local-date.js';
import { mayForAll, mayAtAll } from '../../common/access/may.js';
import { notFound } from '../../common/problem/common.problems.js';
import type { Salon } from '../../salon/salon/salon.entity.js';
import { phoneKey } from '../../common/phone/phone-key.js';

/** Fewer digits don't identify anyone. */
const MIN_NUMBER = 5;

/** Trailing digits that are equal in all forms of a number, whatever its prefix. */
const COMPARED_DIGITS = 7;

/** More than anyone congratulates in a week. */
const MAX_BIRTHDAYS = 100;

/** More than the desk can look through. */
const MAX_SAME_NUMBER = 51;

/** Shows the salon’s clients to the desk. */
@Injectable()
export class ReadClientsService {
  constructor(
    private readonly listing: ClientListRepository,
    private readonly clients: ClientsRepository,
    private readonly merged: MergedClientsRepository,
    private readonly bookings: ClientBookings,
    private readonly details: ClientDetailsService,
    private readonly files: ClientFilesService,
    private readonly users: UsersService,
    private readonly salons: SalonSettingsService,
    private readonly reviewRequests: ReviewRequestsService,
  ) {}

  async listClients(
    { q, tag, isBlocked, sort = 'name', ...query }: ListClientsDto,
    actor: CurrentUser,
  ): Promise<ClientPageView> {
    const page = pageOf(query);
    const salon = await this.salons.salon();
    const { currency } = salon;
    const { rows, total } = await this.listing.list(
      { q, tag, isBlocked, home: phoneCountryOf(salon) },
      sort,
      page,
    );
    const ids = rows.map(({ id }) => id);
    const tallies = await this.bookings.tally(ids, currency);
    const items = rows.map((row) => toClientView(row, tallies.get(row.id) ?? noBookings, actor));
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
    const tally = tallies.get(id) ?? noBookings;
    // A team member becomes a client with their first booking; until then, their address is only for those who see
    // accounts.
    const isClient = account === null || account.role === 'user' || hasBooked(tally);
    if (!isClient && !mayAtAll(actor, 'users')) throw notFound('client');
    const isAskedForReviews = row.email === '' || (await this.reviewRequests.mayAsk(row.email));
    const othersWithNumber = mayForAll(actor, 'client-search') ? await this.othersWithNumber(row, salon) : 0;
    const details = await this.details.show(record);
    const people = row.hasAccount ? await this.clients.listPeopleOf(id) : [];
    const about = { record, details, lang, currency, isAskedForReviews, othersWithNumber, people };
    return toClientDetailsView(row, tally, about, actor);
  }

  /** Clients who celebrate their birthday in the days from `from` on, in that order. */
  async listBirthdays(from: LocalDate, days: number): Promise<BirthdayView[]> {
    const born = await this.clients.bornOn(celebratedWithin(from, days), MAX_BIRTHDAYS);
    return born.flatMap(({ id, name, birthday }) => {
      const celebrated = celebration(birthday, from, days);
      return celebrated ? [{ _id: id, name, ...celebrated }] : [];
    });
  }

  private async othersWithNumber({ id, phone, carerId }: ClientRow, salon: Salon): Promise<number> {
    if (carerId !== null) return 0;
    const home = phoneCountryOf(salon);
    const key = phoneKey(phone, home);
    if (key.length < MIN_NUMBER) return 0;
    const candidates = await this.listing.listByDigits(key.slice(-COMPARED_DIGITS), MAX_SAME_NUMBER);
    return candidates.filter((each) => each.id !== id && phoneKey(each.phone, home) === key).length;
  }

  /** A merged client's old URL leads to the remaining one. */
  private async showMerged(id: string, actor: CurrentUser): Promise<ClientDetailsView> {
    const current = await this.merged.findMerged(id);
    if (current === null) throw notFound('client');
    return this.showClient(current, actor);
  }
}
