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

  /** The team members of each service, hidden and archived services included. */
  @Get()
  listOffers(): Promise<OfferEntryView[]> {
    return this.offers.listOffers();
  }

  /** Sets the team members of a service, each with price and duration. */
  @Put(':serviceId')
  arrangeOffers(
    @Param('serviceId', IdPipe) serviceId: string,
    @Body() body: ArrangeOffersDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OfferEntryView[]> {
    return this.offers.arrangeOffers(serviceId, body, user);
  }
}
