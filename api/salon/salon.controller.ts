import { Body, Controller, Get, Patch, Put, UseInterceptors } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Public } from '../common/access/public.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { RevalidatedInterceptor } from '../public-answers/revalidated.interceptor.js';
import { ChangeSalonDto } from './dto/change-salon.dto.js';
import { ChangeSiteTextsDto } from './dto/change-site-texts.dto.js';
import { SalonSettingsService } from './salon-settings.service.js';
import { LegalTextsView, SalonView, SiteTextView } from './salon.view.js';
import { SiteContentService } from './site-content.service.js';

@Controller('salon')
export class SalonController {
  constructor(
    private readonly salon: SalonSettingsService,
    private readonly content: SiteContentService,
  ) {}

  /** The salon's name, address, hours and booking rules, and what its pages say and show. */
  @Public()
  @Get()
  @UseInterceptors(RevalidatedInterceptor)
  showSalon(): Promise<SalonView> {
    return this.salon.showSalon();
  }

  /** What the pages about privacy, terms and the salon itself say. */
  @Public()
  @Get('legal')
  @UseInterceptors(RevalidatedInterceptor)
  showLegalTexts(): Promise<LegalTextsView> {
    return this.salon.showLegalTexts();
  }

  /** Changes the salon's name, address and links; what is left out stays. */
  @Roles('admin')
  @Patch()
  changeSalon(@Body() body: ChangeSalonDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.content.changeSalon(body, user);
  }

  /** Every text of the site with its default and its maximum length. */
  @Roles('admin')
  @Get('texts')
  listSiteTexts(): Promise<SiteTextView[]> {
    return this.content.listSiteTexts();
  }

  /** Changes texts of the site; null restores the default. */
  @Roles('admin')
  @Put('texts')
  changeSiteTexts(@Body() body: ChangeSiteTextsDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.content.changeSiteTexts(body, user);
  }
}
