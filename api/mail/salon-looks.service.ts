import { Inject, Injectable } from '@nestjs/common';
import { ENV, type Env } from '../config/env.js';
import { SalonSettingsService } from '../salon/salon.service.js';
import type { SalonLook } from './letter.js';

/** The salon as its letters and files show it, read anew for each. */
@Injectable()
export class SalonLooks {
  constructor(
    private readonly salons: SalonSettingsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async read(): Promise<SalonLook> {
    const { name, phone, email, timeZone, street, postalCode, city, country } = await this.salons.salon();
    const town = [postalCode, city].filter(Boolean).join(' ');
    const address = [street, town, country].filter(Boolean).join(', ');
    const { publicUrl, mailFrom } = this.env;
    return { name, phone, email, address, timeZone, publicUrl, mailFrom };
  }
}
