import { Injectable } from '@nestjs/common';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { DeskChangesRepository } from './desk-changes.repository.js';

/** Merges marks, so that the version is fast to read. */
@Injectable()
export class DeskChangesSweeperService {
  constructor(private readonly changes: DeskChangesRepository) {}

  @EveryMinutes(5)
  async sweep(): Promise<void> {
    await this.changes.fold();
  }
}
