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

/** Checks take seconds at a large salon, so calls during or soon after a run share its result. */
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

  /** The current report, or a very recent one. */
  report(): Promise<Report> {
    return this.latest.get();
  }

  /**
   * The same, including a check that the salon is reached at PUBLIC_URL.
   *
   * @param origin the address in the reader's browser, such as https://salon.example
   */
  async reportAt(origin: string): Promise<Report> {
    return withFinding(await this.report(), 'address', otherAddress(origin, this.env));
  }

  private look(): Promise<Report> {
    const { source, env, clock, pictures } = this;
    return examine({ source, env, clock, pictures }, [...checks, workCheck(this.jobs)]);
  }
}
