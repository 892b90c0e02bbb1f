import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { list, nullable, text } from '../../database/columns.js';
import { queryRows } from '../../database/rows.js';
import { type Letter, letterIn } from '../email-templates/letter.js';
import { SalonLanguagesService } from '../../salon/salon/salon-languages.service.js';
import type { Language } from '../../words/types.gen.js';
import { type Addressed, letterLanguage, type SpokenLanguages } from './domain/letter-language.js';
import { SalonDetailsService } from './salon-details.service.js';

/** Provides the context for emails and calendar files, in each reader's language. */
@Injectable()
export class LettersService {
  constructor(
    private readonly salons: SalonDetailsService,
    private readonly languages: SalonLanguagesService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** For these emails, by id. */
  async lettersOf(emailIds: string[]): Promise<ReadonlyMap<string, Letter>> {
    const [salon, spoken, addressed] = await Promise.all([
      this.salons.read(),
      this.spoken(),
      this.addressed(emailIds),
    ]);
    return new Map(
      addressed.map(({ id, ...each }) => [id, letterFor(letterLanguage(each, spoken), salon, spoken)]),
    );
  }

  /** In this language, or the salon's main one if null. */
  async letterIn(language: Language | null): Promise<Letter> {
    const [salon, spoken] = await Promise.all([this.salons.read(), this.spoken()]);
    return letterFor(language ?? spoken.main, salon, spoken);
  }

  private async spoken(): Promise<SpokenLanguages> {
    const { mainLanguage, others } = await this.languages.showLanguages();
    return {
      main: mainLanguage,
      others: others.filter(({ isPublic }) => isPublic).map(({ language }) => language),
    };
  }

  /** Looked up on sending: booking need not wait for it, and a language chosen since then counts. */
  private addressed(emailIds: string[]): Promise<(Addressed & { id: string })[]> {
    return queryRows(
      this.source,
      { account: nullable(text), others: list(nullable(text)), id: text },
      `SELECT email.id, account.lang AS account, ARRAY[client.lang, booking.lang, email.lang] AS others
       FROM outbox AS email
       LEFT JOIN bookings AS booking ON booking.id = email.booking_id
       LEFT JOIN users AS account ON account.id = coalesce(email.user_id, booking.client_id, booking.looked_after_by)
       LEFT JOIN clients AS client ON client.id = booking.card_id
       WHERE email.id = ANY ($1::uuid[])`,
      [emailIds],
    );
  }
}

type Writer = Awaited<ReturnType<SalonDetailsService['read']>>;

const letterFor = (
  language: Language,
  { details, salonWords }: Writer,
  { others }: SpokenLanguages,
): Letter => letterIn(language, details, { isOnSite: others.includes(language), salonWords });
