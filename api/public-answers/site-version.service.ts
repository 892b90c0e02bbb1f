import { Injectable } from '@nestjs/common';
import { SharedRead } from '../common/shared-read.js';
import { SiteVersionRepository } from './site-version.repository.js';

/** Asks for the site's version: for all who wait for it at a moment, by one statement. */
@Injectable()
export class SiteVersionService {
  private readonly version: SharedRead<string>;

  constructor(versions: SiteVersionRepository) {
    this.version = new SharedRead(() => versions.read());
  }

  /**
   * The version as it is after everything that was committed before this call, by whichever copy of the app. Rejects while
   * the database is away.
   */
  current(): Promise<string> {
    return this.version.get();
  }
}
