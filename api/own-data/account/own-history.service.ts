import { Injectable } from '@nestjs/common';
import type { AccountExportView } from './account-export.view.js';
import { ClientLookupService, type ClientReference } from '../../people/clients/client-lookup.service.js';
import { ClientRecordsService } from '../../people/clients/client-records.service.js';
import { toPersonView } from '../../people/families/person.view.js';
import { ClientBookingsService } from '../../booking/client-bookings/client-bookings.service.js';
import { SalesService } from '../../money/sales/sales.service.js';
import { ReviewsService } from '../../booking/reviews/reviews.service.js';
import { EmailHistoryService } from '../../mail/mail/email-history.service.js';
import { MessagesService } from '../../people/messages/messages.service.js';
import { PastVisitsService } from '../../people/past-visits/past-visits.service.js';
import { OwnSealedFilesService } from '../../people/sealed-files/own-sealed-files.service.js';
import type { User } from '../../people/users/user.entity.js';

/** The salon's data about a person as its client. */
type OwnHistory = Pick<
  AccountExportView,
  'people' | 'visits' | 'pastVisits' | 'sales' | 'notes' | 'sealedFile' | 'reviews' | 'letters' | 'messages'
>;

/** Lists everything the salon stores about a person as its client. */
@Injectable()
export class OwnHistoryService {
  constructor(
    private readonly clients: ClientLookupService,
    private readonly records: ClientRecordsService,
    private readonly bookings: ClientBookingsService,
    private readonly sales: SalesService,
    private readonly reviews: ReviewsService,
    private readonly emails: EmailHistoryService,
    private readonly messages: MessagesService,
    private readonly pastVisits: PastVisitsService,
    private readonly sealedFiles: OwnSealedFilesService,
  ) {}

  async showHistory({ id, verifiedAt, emailKey }: User): Promise<OwnHistory> {
    // Anyone can sign up with an address, so data stored under it is only for the verified owner.
    const verifiedKey = verifiedAt && emailKey;
    const apart = verifiedKey ? await this.clients.listApart(verifiedKey) : [];
    const people = await this.records.listPeopleOf(id);
    const ofPeople = people.map((person) => ({ clientId: null, cardId: person.id }));
    const clients = [{ clientId: id, cardId: null }, ...apart, ...ofPeople];
    const [visits, pastVisits, sales, notes, sealedFile, reviews, letters, messages] = await Promise.all([
      this.ofEach(clients, (client) => this.bookings.listOwnBookings(client)),
      this.pastVisits.listOwn(clients.flatMap(({ clientId, cardId }) => clientId ?? cardId ?? [])),
      this.ofEach(clients, (client) => this.sales.listOwnSales(client)),
      this.clients.listNotesOn(id),
      // Not of the people they look after: what was learned of someone's body is theirs.
      this.sealedFiles.listOwn([id, ...apart.map(({ cardId }) => cardId)]),
      this.reviews.exportReviewsOf(id),
      this.emails.listEmailsTo(id),
      verifiedKey ? this.messages.listMessagesOf(verifiedKey) : [],
    ]);
    return {
      people: people.map(toPersonView),
      visits,
      pastVisits,
      sales,
      notes,
      sealedFile,
      reviews,
      letters,
      messages,
    };
  }

  /** The data of the account, of each client record with its address, and of each person it looks after. */
  private async ofEach<Own>(
    clients: ClientReference[],
    list: (client: ClientReference) => Promise<Own[]>,
  ): Promise<Own[]> {
    return (await Promise.all(clients.map(list))).flat();
  }
}
