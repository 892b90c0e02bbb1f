import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { JobRuns } from '../../common/job-runs.js';
import { RememberedAnswer } from '../../common/remembered-answer.js';
import { ENV, type Env } from '../../config/env.js';
import { MediaStore } from '../../platform/media/media-store.port.js';
import { otherAddress } from './address.check.js';
import { checks, examine, type Report, withFinding } from './examine.js';
import { workCheck } from './work.check.js';

/** Looking costs seconds at a large salon, so whoever asks meanwhile or soon after gets the same answer. */
const REMEMBERED_MS = 10_000;

@Injectable()
export class DoctorService {
  private readonly latest = new RememberedAnswer(() => this.look(), REMEMBERED_MS);

  constructor(
    @InjectDataSource() private readonly source: DataSource,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
    private readonly pictures: MediaStore,
    private readonly jobs: JobRuns,
  ) {}

  /** What a look finds; the last one, if it was a moment ago. */
  report(): Promise<Report> {
    return this.latest.get();
  }

  /**
   * The same, and whether the salon is reached at another address than PUBLIC_URL.
   *
   * @param origin at which whoever asks has opened it, such as https://salon.example
   */
  async reportAt(origin: string): Promise<Report> {
    return withFinding(await this.report(), 'address', otherAddress(origin, this.env));
  }

  private look(): Promise<Report> {
    const { source, env, clock, pictures } = this;
    return examine({ source, env, clock, pictures }, [...checks, workCheck(this.jobs)]);
  }
}
