import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { LoginRecordsRepository } from './login-records.repository.js';

/** As long as a browser can stay logged in. In the privacy text. @internal */
export const KEPT_DAYS = 90;

@Injectable()
export class LoginRecordsSweeperService {
  constructor(
    private readonly records: LoginRecordsRepository,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async sweep(): Promise<void> {
    await this.records.deleteBefore(new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }
}
