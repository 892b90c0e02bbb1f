import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { neverShownSince } from './domain/never-shown.js';
import { MediaService } from './media.service.js';

/** Deletes pictures uploaded for a form that was never saved (decision 20). */
@Injectable()
export class MediaSweeperService {
  constructor(
    private readonly media: MediaService,
    private readonly clock: Clock,
  ) {}

  @EveryMinutes(60)
  async sweep(): Promise<void> {
    await this.media.deleteNeverShown(neverShownSince(this.clock.now()));
  }
}
