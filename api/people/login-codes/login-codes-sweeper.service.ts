import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { LoginCodesRepository } from './login-codes.repository.js';

/** Attempts per mailbox are counted over a day. In the privacy text. @internal */
export const KEPT_HOURS = 24;

/** Deletes old codes and the details entered to get them. Nothing depends on it: they have long expired. */
@Injectable()
export class LoginCodesSweeperService {
  constructor(
    private readonly codes: LoginCodesRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(30)
  async sweep(): Promise<void> {
    await this.codes.sweep(new Date(this.clock.now().getTime() - KEPT_HOURS * 3_600_000));
  }
}
