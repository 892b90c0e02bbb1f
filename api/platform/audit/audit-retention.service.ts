import { Injectable } from '@nestjs/common';
import { EveryMinutes } from '../../common/every-minutes.decorator.js';
import { AuditRepository } from './audit.repository.js';

/** Deletes entries after a year, the longest the salon may keep them. */
@Injectable()
export class AuditRetentionService {
  constructor(private readonly entries: AuditRepository) {}

  @EveryMinutes(60)
  async deleteOld(): Promise<void> {
    await this.entries.deleteOld();
  }
}
