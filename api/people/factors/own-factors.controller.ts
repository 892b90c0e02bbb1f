import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { AddPasskeyDto } from './dto/passkey.dto.js';
import { EnterCodeDto } from './dto/enter-code.dto.js';
import { NameFactorDto } from './dto/name-factor.dto.js';
import { PasskeyOptionsView } from './factors.view.js';
import { OwnFactorsService } from './own-factors.service.js';
import {
  FactorAddedView,
  FactorView,
  NewTotpView,
  OwnFactorsView,
  RecoveryCodesView,
} from './own-factors.view.js';
import { AddFactorService } from './add-factor.service.js';

@Controller('account')
export class OwnFactorsController {
  constructor(
    private readonly factors: OwnFactorsService,
    private readonly adding: AddFactorService,
  ) {}

  /** The caller’s second factors. */
  @Get('factors')
  showFactors(@ActingUser() actor: CurrentUser): Promise<OwnFactorsView> {
    return this.factors.showFactors(actor);
  }

  /** Begins to add an authenticator app. It is inactive until it has shown a code. */
  @FreshProof()
  @Limited('factor-change')
  @ClosedInDemo()
  @Post('factors/totp')
  addTotp(@Body() { name }: NameFactorDto, @ActingUser() actor: CurrentUser): Promise<NewTotpView> {
    return this.adding.addTotp(name, actor);
  }

  /**
   * Adds the app with a code that it shows. The first factor ends all other sessions of the account, and comes with
   * recovery codes.
   */
  @Limited('factor-change')
  @HttpCode(200)
  @ClosedInDemo()
  @Post('factors/totp/:id/confirm')
  confirmTotp(
    @Param('id', IdPipe) id: string,
    @Body() { code }: EnterCodeDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<FactorAddedView> {
    return this.adding.confirmTotp(id, code, actor);
  }

  /** The options with which a browser creates a new passkey. */
  @FreshProof()
  @Limited('factor-change')
  @HttpCode(200)
  @ClosedInDemo()
  @Post('factors/passkey/options')
  askForPasskey(@ActingUser() actor: CurrentUser): Promise<PasskeyOptionsView> {
    return this.adding.askForPasskey(actor);
  }

  /**
   * Adds the passkey that the browser has created. The first factor ends all other sessions of the account, and comes
   * with recovery codes.
   */
  @Limited('factor-change')
  @ClosedInDemo()
  @Post('factors/passkey')
  addPasskey(@Body() body: AddPasskeyDto, @ActingUser() actor: CurrentUser): Promise<FactorAddedView> {
    return this.adding.addPasskey(body, actor);
  }

  /** Renames a factor. */
  @Limited('factor-change')
  @ClosedInDemo()
  @Patch('factors/:id')
  renameFactor(
    @Param('id', IdPipe) id: string,
    @Body() { name }: NameFactorDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<FactorView> {
    return this.factors.renameFactor(id, name, actor);
  }

  /** Removes a factor. The last one can't be removed if the salon requires it. */
  @FreshProof()
  @Limited('factor-change')
  @HttpCode(204)
  @ClosedInDemo()
  @Delete('factors/:id')
  removeFactor(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.factors.removeFactor(id, actor);
  }

  /** Creates new recovery codes, shown only once; the old ones stop working. */
  @FreshProof()
  @Limited('factor-change')
  @HttpCode(200)
  @ClosedInDemo()
  @Post('recovery-codes')
  replaceRecoveryCodes(@ActingUser() actor: CurrentUser): Promise<RecoveryCodesView> {
    return this.factors.replaceRecoveryCodes(actor);
  }
}
