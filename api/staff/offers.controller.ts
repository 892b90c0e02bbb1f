import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { IdPipe } from '../common/validation/id.pipe.js';
import { ArrangeOffersDto } from './dto/arrange-offers.dto.js';
import { OfferEntryView } from './offer-entry.view.js';
import { OffersService } from './offers.service.js';

@ApiBearerAuth()
@Roles('admin')
@Controller('staff/offers')
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  /** Who does which service, hidden and archived services too. */
  @Get()
  listOffers(): Promise<OfferEntryView[]> {
    return this.offers.listOffers();
  }

  /** Says who does a service, at what price and pace; answers with that. */
  @Put(':serviceId')
  arrangeOffers(
    @Param('serviceId', IdPipe) serviceId: string,
    @Body() body: ArrangeOffersDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OfferEntryView[]> {
    return this.offers.arrangeOffers(serviceId, body, user);
  }
}
