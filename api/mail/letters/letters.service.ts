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

/** What emails and calendar files are written with, each in the language of whoever reads it. */
@Injectable()
export class LettersService {
  constructor(
    private readonly salons: SalonDetailsService,
    private readonly languages: SalonLanguagesService,
    @InjectDataSource() private readonly source: DataSource,
  ) {}

  /** For these emails, by their ids. */
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

  /** In this language, or in the salon's main one. */
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

  /** Looked up when an email leaves: nobody who books waits for it, and whoever has chosen another language since gets that. */
  private addressed(emailIds: string[]): Promise<(Addressed & { id: string })[]> {
    return queryRows(
      this.source,
      { account: nullable(text), others: list(nullable(text)), id: text },
      `SELECT email.id, account.lang AS account, ARRAY[client.lang, booking.lang, email.lang] AS others
       FROM outbox AS email
       LEFT JOIN bookings AS booking ON booking.id = email.booking_id
       LEFT JOIN users AS account ON account.id = coalesce(email.user_id, booking.client_id)
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
