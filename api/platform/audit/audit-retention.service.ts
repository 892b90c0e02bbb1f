import { Injectable } from '@nestjs/common';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { AuditRepository } from './audit.repository.js';

/** Deletes entries that are a year old: that is how long the salon may keep who did what. */
@Injectable()
export class AuditRetentionService {
  constructor(private readonly entries: AuditRepository) {}

  @EveryMinutes(60)
  async deleteOld(): Promise<void> {
    await this.entries.deleteOld();
  }
}
