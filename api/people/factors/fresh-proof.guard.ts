import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { type AskedForProof, FRESH_PROOF } from '../../common/access/fresh-proof.decorator.js';
import { ProofService } from './proof.service.js';

/** Guards every route, once it is known who is calling; it asks something only of those with `@FreshProof()`. */
@Injectable()
export class FreshProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proofs: ProofService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const asked = this.reflector.getAllAndOverride<AskedForProof | undefined>(FRESH_PROOF, targets);
    const { user } = context.switchToHttp().getRequest<RequestWithUser>();
    if (asked && user) await this.proofs.assertFresh(user, asked);
    return true;
  }
}
