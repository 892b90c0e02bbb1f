import { Body, Controller, Get, Param, Patch, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AddTaxRateDto, ChangeTaxRateDto, SetServiceTaxesDto } from './dto/tax-rate.dto.js';
import { ChangeTillSettingsDto } from './dto/till-settings.dto.js';
import { TaxRatesService } from './tax-rates.service.js';
import { TillSettingsService } from './till-settings.service.js';
import { TillSettingsView } from './till-settings.view.js';

/** How the salon takes money, and what it taxes. */
@Controller('till')
export class TillSettingsController {
  constructor(
    private readonly settings: TillSettingsService,
    private readonly taxes: TaxRatesService,
  ) {}

  /** How the salon takes money: its mode, taxes, rounding, and limits. */
  @May('till')
  @Get('settings')
  showTillSettings(): Promise<TillSettingsView> {
    return this.settings.showTillSettings();
  }

  /**
   * Changes how the salon takes money; what is left out stays. Switching to `record` asks for the salon’s name, typed, by
   * somebody who has read what is not promised. What was recorded stays in every mode. Raising a refund limit asks for proof:
   * 403 `proof-needed`.
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
   * Renames a tax, archives it, or gives it another rate from a day on. What was sold keeps the rate that it had: a day that
   * has passed or was closed gets no other. 409 `tax-rate-in-use` when one is archived that something has.
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

  /** Sets which tax is on which services, from the next sale on. */
  @May('settings')
  @Put('service-taxes')
  setServiceTaxes(
    @Body() body: SetServiceTaxesDto,
    @ActingUser() user: CurrentUser,
  ): Promise<TillSettingsView> {
    return this.taxes.setServiceTaxes(body, user);
  }
}
