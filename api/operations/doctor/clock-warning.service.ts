import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { sayFindings } from '../../common/words/finding.js';
import { mainLanguage } from '../../words/languages.gen.js';
import { compareClocks } from './clock.check.js';

/**
 * Warns at startup about a wrong clock. It can't be known which one is wrong, and the diary is safe with either, so
 * the salon opens anyway.
 */
@Injectable()
export class ClockWarningService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Clock');

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { verdict, says, advice } = await compareClocks({ source: this.source, clock: this.clock });
    if (verdict !== 'ok') this.logger.warn(sayFindings([...says, ...(advice ? [advice] : [])], mainLanguage));
  }
}
