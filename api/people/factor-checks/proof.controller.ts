import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { SameOriginGuard } from '../sessions/same-origin.guard.js';
import { AnswerPasskeyDto } from '../factors/dto/passkey.dto.js';
import { ProveDto } from './dto/prove.dto.js';
import { PasskeyOptionsView } from '../factors/factors.view.js';
import { ProofService } from './proof.service.js';

@Limited('proof')
@UseGuards(SameOriginGuard)
@Controller('auth/proof')
export class ProofController {
  constructor(private readonly proofs: ProofService) {}

  /**
   * Confirms the caller's identity, for ten minutes. By a code for users with a second factor, otherwise by the
   * password.
   */
  @HttpCode(204)
  @Post()
  prove(@Body() body: ProveDto, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.proofs.prove(actor, body);
  }

  /** The challenge that one of the caller’s passkeys signs for the same purpose. */
  @Header('Cache-Control', 'no-store')
  @HttpCode(200)
  @Post('passkey/options')
  askPasskeyForProof(@ActingUser() actor: CurrentUser): Promise<PasskeyOptionsView> {
    return this.proofs.askPasskey(actor);
  }

  /** Confirms the caller's identity by a passkey. */
  @HttpCode(204)
  @Post('passkey')
  proveByPasskey(@Body() body: AnswerPasskeyDto, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.proofs.proveByPasskey(actor, body);
  }
}
