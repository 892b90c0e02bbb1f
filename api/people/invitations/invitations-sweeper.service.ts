import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Until then, an expired invitation can be sent again, and its link says that it has expired. In the privacy text. @internal */
export const KEPT_DAYS = 7;

/** Deletes invitations some time after they have ended, since no one else needs to know who was invited. */
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
