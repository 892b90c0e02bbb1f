import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Until then an invitation that has expired can be sent again, and its link says what became of it. In the privacy text. @internal */
export const KEPT_DAYS = 7;

/** Forgets invitations some time after they have ended: nobody else needs to know who was asked. */
@Injectable()
export class InvitationsSweeperService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async sweep(): Promise<void> {
    await this.invitations.sweep(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
