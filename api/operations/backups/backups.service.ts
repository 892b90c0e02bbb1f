import { Injectable } from '@nestjs/common';
import { BackupsRepository } from './backups.repository.js';
import { findLatest, type LatestBackups } from './latest-backups.js';

@Injectable()
export class BackupsService {
  constructor(private readonly backups: BackupsRepository) {}

  /** The last good backup, any failure since, and the last rehearsal. */
  latest(): Promise<LatestBackups> {
    return findLatest(this.backups);
  }
}
