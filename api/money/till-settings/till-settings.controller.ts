import { Body, Controller, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AddTaxRateDto, ChangeTaxRateDto, SetServiceTaxesDto } from './dto/tax-rate.dto.js';
import { ChangeTillSettingsDto } from './dto/till-settings.dto.js';
import { TaxRatesService } from './tax-rates.service.js';
import { TillSettingsService } from './till-settings.service.js';
import { TillSettingsView } from './till-settings.view.js';

/** Settings of payments and taxes. */
@Controller('till')
export class TillSettingsController {
  constructor(
    private readonly settings: TillSettingsService,
    private readonly taxes: TaxRatesService,
  ) {}

  /** The till settings: mode, taxes, rounding and limits. */
  @May('till')
  @Get('settings')
  showTillSettings(): Promise<TillSettingsView> {
    return this.settings.showTillSettings();
  }

  /**
   * Changes the till settings; omitted fields stay unchanged. Switching to `record` requires the typed name of the
   * salon and an admin who has read the limitations. Records stay in every mode. Raising a refund limit requires
   * confirming one's identity: 403 `proof-needed`.
   */
  @May('settings')
  @Patch('settings')
  changeTillSettings(
    @Body() body: ChangeTillSettingsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TillSettingsView> {
    return this.settings.changeTillSettings(body, user);
  }

  /** Adds a tax. */
  @May('settings')
  @Post('tax-rates')
  addTaxRate(@Body() body: AddTaxRateDto, @ActingUser() user: CurrentUser): Promise<TillSettingsView> {
    return this.taxes.addTaxRate(body, user);
  }

  /**
   * Renames or archives a tax, or changes its rate from a day on. Past sales keep their rate: the rate of a past or
   * closed day can't be changed. 409 `tax-rate-in-use` when archiving a tax that a service or product uses.
   */
  @May('settings')
  @Patch('tax-rates/:id')
  changeTaxRate(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeTaxRateDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TillSettingsView> {
    return this.taxes.changeTaxRate(id, body, user);
  }

  /** Sets the taxes of services, from the next sale on. */
  @May('settings')
  @Put('service-taxes')
  setServiceTaxes(
    @Body() body: SetServiceTaxesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TillSettingsView> {
    return this.taxes.setServiceTaxes(body, user);
  }
}
