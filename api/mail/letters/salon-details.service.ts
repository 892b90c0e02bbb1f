import { Inject, Injectable } from '@nestjs/common';
import type { SalonWords } from '../../common/words/salon-words.js';
import { ENV, type Env } from '../../config/env.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { SalonDetails } from '../email-templates/email.js';
import { toFaceView } from '../../salon/face/face.view.js';
import { letterFaceOf } from './letter-face.js';
import { mapUrlOf } from './domain/map-url.js';

/** The salon's details for emails and calendar files, read each time. */
@Injectable()
export class SalonDetailsService {
  constructor(
    private readonly salons: SalonSettingsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Includes the salon's custom wording. */
  async read(): Promise<{ details: SalonDetails; salonWords: SalonWords }> {
    const salon = await this.salons.salonWithLogo();
    const { name, phone, email, timeZone, hourCycle, reminderMinutes, street, postalCode, city, country } =
      salon;
    const town = [postalCode, city].filter(Boolean).join(' ');
    const address = [street, town, country].filter(Boolean).join(', ');
    const mapUrl = mapUrlOf(salon, address);
    const { publicUrl, mailFrom } = this.env;
    return {
      details: {
        name,
        face: letterFaceOf(toFaceView(salon), publicUrl),
        phone,
        email,
        address,
        mapUrl,
        timeZone,
        hourCycle,
        reminderMinutes,
        publicUrl,
        mailFrom,
      },
      salonWords: await this.salons.salonWords(salon),
    };
  }
}
