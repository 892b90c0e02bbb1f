import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../../config/env.js';
import { isDemoSalon } from '../../salon/site-texts/demo-salon.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';

/** The way a code reaches the person who asked for it. */
export type CodeDelivery = 'email' | 'screen';

/** Decides if the salon offers logging in with a code. */
@Injectable()
export class CodeOfferService {
  constructor(
    private readonly settings: SalonSettingsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Null without a mail server, because only an emailed code proves anything. The demo salon, with its invented
   * people, shows the code instead.
   */
  async findDelivery(): Promise<CodeDelivery | null> {
    if (this.env.smtp) return 'email';
    if (!this.env.demo) return null;
    return isDemoSalon(await this.settings.salon()) ? 'screen' : null;
  }
}
