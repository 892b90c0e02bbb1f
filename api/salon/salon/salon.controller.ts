import { Body, Controller, Get, Patch, Put, UseInterceptors } from '@nestjs/common';
import { ApiLanguageQuery } from '../../common/http/api-language.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import type { Language } from '../../words/types.gen.js';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { RevalidatedInterceptor } from '../../platform/public-answers/revalidated.interceptor.js';
import { ChangeLanguagesDto } from './dto/change-languages.dto.js';
import { ChangeSalonDto } from './dto/change-salon.dto.js';
import { ChangeSiteTextsDto } from './dto/change-site-texts.dto.js';
import { SalonLanguagesService } from './salon-languages.service.js';
import { SalonSettingsService } from './salon-settings.service.js';
import { LegalTextsView, SalonLanguagesView, SalonView } from './salon.view.js';
import { SiteTextView } from './site-text.view.js';
import { SiteContentService } from './site-content.service.js';

@Controller('salon')
export class SalonController {
  constructor(
    private readonly salon: SalonSettingsService,
    private readonly content: SiteContentService,
    private readonly languages: SalonLanguagesService,
  ) {}

  /** The salon's name, address, hours and booking rules, and what its pages say and show. */
  @Public()
  @Get()
  @ApiLanguageQuery()
  @UseInterceptors(RevalidatedInterceptor)
  showSalon(@LanguageOfQuery() language: Language | null): Promise<SalonView> {
    return this.salon.showSalon(language);
  }

  /** The texts of the pages about privacy, terms and the salon. */
  @Public()
  @Get('legal')
  @ApiLanguageQuery()
  @UseInterceptors(RevalidatedInterceptor)
  showLegalTexts(@LanguageOfQuery() language: Language | null): Promise<LegalTextsView> {
    return this.salon.showLegalTexts(language);
  }

  /** Changes the salon's name, address and links; omitted fields stay unchanged. */
  @Roles('admin')
  @ClosedInDemo({ of: 'salon', fields: ['name', 'email', 'currency', 'timeZone'] })
  @Patch()
  changeSalon(@Body() body: ChangeSalonDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.content.changeSalon(body, user);
  }

  /** The salon's languages, and those in preparation. */
  @Roles('admin')
  @Get('languages')
  showLanguages(): Promise<SalonLanguagesView> {
    return this.languages.showLanguages();
  }

  /**
   * Sets the main language and all others at once. Pages in a language that is no longer public redirect to the main
   * language.
   */
  @Roles('admin')
  @Put('languages')
  changeLanguages(
    @Body() body: ChangeLanguagesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<SalonLanguagesView> {
    return this.languages.changeLanguages(body, user);
  }

  /** Every text of the site with its default and its maximum length. */
  @Roles('admin')
  @Get('texts')
  listSiteTexts(): Promise<SiteTextView[]> {
    return this.content.listSiteTexts();
  }

  /** Changes texts of the site, in any of its languages; null restores the standard text. */
  @Roles('admin')
  @Put('texts')
  changeSiteTexts(@Body() body: ChangeSiteTextsDto, @ActingUser() user: CurrentUser): Promise<SalonView> {
    return this.content.changeSiteTexts(body, user);
  }
}
