import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { isDemoAccount } from '../../common/access/demo-accounts.js';
import { invalidActionCode, notFound } from '../../common/problem/common.problems.js';
import { ENV, type Env } from '../../config/env.js';
import type { NewSalonDto, SetUpDto } from './dto/set-up.dto.js';
import { demoCannotRunTheSalon } from './admin.problems.js';
import { FirstAdminService } from './first-admin.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { PasswordStrengthService } from '../credentials/password-strength.service.js';
import { countries } from '../../platform/places/countries.js';
import { type SalonBeginning, SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import { type OpenedSession, SessionsService, type SigningInBrowser } from '../sessions/sessions.service.js';
import { SetupCodeService } from './setup-code.service.js';
import type { SetupView } from './setup.view.js';

/** Creates a new salon's first admin: from the environment, or through a link in the server's log. */
@Injectable()
export class SetupService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Setup');

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly firstAdmin: FirstAdminService,
    private readonly code: SetupCodeService,
    private readonly hasher: PasswordHasherService,
    private readonly strength: PasswordStrengthService,
    private readonly sessions: SessionsService,
    private readonly salon: SalonSettingsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { adminEmail, adminPassword } = this.env;
    if (!(await this.firstAdmin.isMissing())) {
      if (adminEmail)
        this.logger.log('ADMIN_EMAIL and ADMIN_PASSWORD are ignored: the salon has an admin already.');
      return;
    }
    if (adminEmail && isDemoAccount({ email: adminEmail })) {
      this.logger.warn(
        `ADMIN_EMAIL is ignored: ${adminEmail} is an account of the demo that everyone shares.`,
      );
    } else if (adminEmail && adminPassword) {
      const passwordHash = await this.hasher.hash(adminPassword);
      await this.firstAdmin.appoint({ email: adminEmail, name: '', passwordHash });
      return;
    }
    this.logger.warn(`This salon has no admin yet. Become one here: ${await this.link()}`);
  }

  /** The link whose bearer becomes the first admin of a salon without one. */
  async link(): Promise<string> {
    return `${this.env.publicUrl}/setup#${await this.code.make()}`;
  }

  async describeSetup(): Promise<SetupView> {
    const open = await this.isOpen();
    // Once the salon is set up, strangers need not know how much it contains.
    return { open, isEmpty: open && (await this.salon.isUntouched()) };
  }

  /** Checks the code before hashing the password, so that guessing codes costs the server little. */
  async setUp(
    { code, email, name, password, salon }: SetUpDto,
    browser: SigningInBrowser,
  ): Promise<OpenedSession> {
    // In this order, a person who comes a moment late learns that the set-up is over, not that their link is wrong.
    if (!(await this.code.matches(code))) throw (await this.isOpen()) ? invalidActionCode() : notFound();
    if (isDemoAccount({ email })) throw demoCannotRunTheSalon();
    await this.strength.assertFitFor({ role: 'admin' }, password, 'password');
    const passwordHash = await this.hasher.hash(password);
    const registration = { email, name, passwordHash, lang: salon?.language ?? null };
    const admin = await this.firstAdmin.appoint(registration, salon && beginningOf(salon));
    if (!admin) throw notFound();
    return this.sessions.open(admin, browser);
  }

  private async isOpen(): Promise<boolean> {
    return (await this.firstAdmin.isMissing()) && (await this.code.isWaiting());
  }
}

/** Hour cycle and first weekday follow the country, not the reader. */
const beginningOf = ({ name, countryCode, timeZone, currency, language }: NewSalonDto): SalonBeginning => {
  const { hourCycle = null, firstWeekday = null } = countries.get(countryCode) ?? {};
  return { name, countryCode, timeZone, currency, mainLanguage: language, hourCycle, firstWeekday };
};
