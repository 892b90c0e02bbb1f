import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '../../common/access/public.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { SalonSettingsService } from '../../salon/salon/salon-settings.service.js';
import type { SalonView } from '../../salon/salon/salon.view.js';
import { ServicesService } from '../../salon/services/services.service.js';
import type { ShareCard } from './domain/share-card.js';
import { cardPath, shareCardOf, shareCardOfService } from './share-card-path.js';
import { ShareCardService } from './share-card.service.js';

const FILE = /^[0-9a-f]{16}\.jpg$/;
const YEAR = 'public, max-age=31536000, immutable';

/** The card that networks show when a page is shared. */
@Public()
@ApiExcludeController()
@Controller('share-card')
export class ShareCardController {
  constructor(
    private readonly salons: SalonSettingsService,
    private readonly services: ServicesService,
    private readonly cards: ShareCardService,
  ) {}

  /** Under the address of an earlier card, too, since a link that was shared before is looked at again. */
  @Get(':file')
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  async showShareCard(@Param('file') file: string, @Res() response: Response): Promise<void> {
    if (!FILE.test(file)) throw notFound('picture');
    const address = `/share-card/${file}`;
    const salon = await this.salons.showSalon();
    const ofSalon = shareCardOf(salon);
    const card =
      cardPath(ofSalon) === address ? ofSalon : ((await this.findOfService(salon, address)) ?? ofSalon);
    const isThisOne = cardPath(card) === address;
    const jpeg = await this.cards.draw(card);
    response
      .setHeader('Cache-Control', isThisOne ? YEAR : 'public, max-age=3600')
      .type('image/jpeg')
      .send(jpeg);
  }

  /** The card at this address of a service, whose title has a translation for each language of the salon. */
  private async findOfService(salon: SalonView, address: string): Promise<ShareCard | null> {
    for (const language of salon.languages) {
      const services = await this.services.listServices(language);
      const card = services
        .map((service) => shareCardOfService(salon, service))
        .find((one) => cardPath(one) === address);
      if (card) return card;
    }
    return null;
  }
}
