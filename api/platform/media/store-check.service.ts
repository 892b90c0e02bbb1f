import { Inject, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Problem } from '../../common/problem/problem.js';
import { ENV, type Env } from '../../config/env.js';
import { StartupError } from '../../config/startup-error.js';
import { StoreFailure } from '../s3/store-failure.js';
import { mediaStoreOf } from './media-store-of.js';

/** Checks at startup if pictures can be stored. A configuration error stops the app; a temporary failure does not. */
@Injectable()
export class StoreCheckService implements OnModuleInit {
  private readonly logger = new Logger('Media');

  constructor(@Inject(ENV) private readonly env: Env) {}

  async onModuleInit(): Promise<void> {
    try {
      await mediaStoreOf(this.env).check();
    } catch (error) {
      // The folder has logged the error, and everything but pictures works without it.
      if (error instanceof Problem) return;
      if (!(error instanceof StoreFailure)) throw error;
      if (error.isPermanent) throw new StartupError(`S3_URL: ${error.message}.`, 78);
      this.logger.warn(
        `S3_URL: the store of the pictures is of no use yet, and everything else works: ${error.message}.`,
      );
    }
  }
}
