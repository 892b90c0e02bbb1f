import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { RequestWithUser } from '../../common/access/current-user.decorator.js';
import { FRESH_PROOF, type FreshProofRule } from '../../common/access/fresh-proof.decorator.js';
import { hasSent } from '../../common/access/has-sent.js';
import { FreshProofService } from './fresh-proof.service.js';

/** Guards every route once the caller is known, but only affects those with `@FreshProof()`. */
@Injectable()
export class FreshProofGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly proofs: FreshProofService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<FreshProofRule | undefined>(FRESH_PROOF, targets);
    const { user, body } = context.switchToHttp().getRequest<RequestWithUser>();
    if (rule && user && hasSent(body, rule.when)) await this.proofs.assertFresh(user, rule.asked);
    return true;
  }
}
