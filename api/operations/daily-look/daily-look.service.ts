import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { knownLanguage } from '../../common/words/known-language.js';
import { localDayOf, wallMinuteOf } from '../../common/time/zone.js';
import { Transactions } from '../../database/transactions.js';
import { DoctorService } from '../doctor/doctor.service.js';
import { inWords, type Report } from '../doctor/examine.js';
import { MailerService } from '../../mail/mail/mailer.service.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { UsersService } from '../../people/users/users.service.js';
import { mainLanguage } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import { DailyLookRepository } from './daily-look.repository.js';
import { checksToReport } from './domain/checks-to-report.js';

/** By the salon's clock: early enough for a fix before the first client, and late enough not to wake anyone. */
const FROM_MINUTE = 7 * 60;
/** Its content is outdated by the next check. */
const LASTS_MS = 24 * 3_600_000;

/** Checks once a day if the salon needs attention, on whichever instance gets to it, and emails its admins if so. */
@Injectable()
export class DailyLookService {
  constructor(
    private readonly salons: SalonSettingsService,
    private readonly doctor: DoctorService,
    private readonly looks: DailyLookRepository,
    private readonly users: UsersService,
    private readonly mailer: MailerService,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** If an instance crashes during the check, that day has no email: better than one from each instance. */
  @EveryMinutes(15)
  async look(): Promise<void> {
    const salon = await this.salons.salon();
    if (isDemoSalon(salon) || !this.mailer.sendsEmail) return;
    const now = this.clock.nowMinutes();
    if (wallMinuteOf(now, salon.timeZone) < FROM_MINUTE) return;
    const before = await this.looks.claim(localDayOf(now, salon.timeZone));
    if (before === null) return;
    const report = await this.doctor.report();
    const found = report.checks.filter(({ verdict }) => verdict !== 'ok').map(({ id }) => id);
    await this.transactions.run(async (tx) => {
      await this.looks.note(found, tx);
      const troubles = { ...report, checks: checksToReport(report.checks, before) };
      await this.emailAdmins(troubles, knownLanguage(salon.mainLanguage) ?? mainLanguage, tx);
    });
  }

  /** Each in their own language, like their other emails. */
  private async emailAdmins(troubles: Report, salonLanguage: Language, tx: EntityManager): Promise<void> {
    if (troubles.checks.length === 0) return;
    const expiresAt = new Date(this.clock.now().getTime() + LASTS_MS);
    for (const { id: userId, email: to, lang } of await this.users.listVerifiedAdmins(tx)) {
      const { checks } = inWords(troubles, knownLanguage(lang) ?? salonLanguage);
      const found = checks.map(({ title, verdict, says, advice = '' }) => ({
        title,
        says,
        advice,
        isWrong: verdict === 'fail',
      }));
      await this.mailer.enqueue({ kind: 'salon-needs-care', facts: { found }, to, userId, expiresAt }, tx);
    }
  }
}
