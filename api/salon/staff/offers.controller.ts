import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ArrangeOffersDto } from './dto/arrange-offers.dto.js';
import { OfferEntryView } from './offer-entry.view.js';
import { OffersService } from './offers.service.js';
@Roles('admin')
@Controller('staff/offers')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  /** Which team members do which service, hidden and archived services included. */
  @Get()
  listOffers(): Promise<OfferEntryView[]> {
    return this.offers.listOffers();
  }

  /** Sets which team members do a service, at what price and length; answers with that. */
  @Put(':serviceId')
  arrangeOffers(
    @Param('serviceId', IdPipe) serviceId: string,
    @Body() body: ArrangeOffersDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OfferEntryView[]> {
    return this.offers.arrangeOffers(serviceId, body, user);
  }
}
