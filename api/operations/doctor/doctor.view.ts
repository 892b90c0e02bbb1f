import { ApiProperty } from '@nestjs/swagger';
import { appVersion } from '../../common/app-version.js';
import { type Verdict, verdicts } from './check.js';
import type { Language } from '../../words/types.gen.js';
import { inWords, type Report } from './examine.js';

/** One thing that has to be so. */
export class HealthCheckView {
  /** The name of the check; never changes. */
  id: string;

  title: string;

  @ApiProperty({ enum: verdicts, enumName: 'Verdict' })
  verdict: Verdict;

  /** The result, in one sentence. */
  says: string;

  /** The action to take; null if there is nothing to do. */
  @ApiProperty({ type: String, nullable: true })
  advice: string | null;
}

/** State of the salon's data and of everything that it depends on. */
export class HealthReportView {
  /** The version of Parlour that this copy runs. */
  version: string;

  /** Instant, ISO 8601 in UTC. */
  checkedAt: string;

  /** The worst status of all checks. */
  @ApiProperty({ enum: verdicts, enumName: 'Verdict' })
  verdict: Verdict;

  checks: HealthCheckView[];
}

export const toHealthReportView = (report: Report, language: Language): HealthReportView => ({
  version: appVersion(),
  checkedAt: report.checkedAt.toISOString(),
  verdict: report.verdict,
  checks: inWords(report, language).checks.map(({ id, title, verdict: each, says, advice = null }) => ({
    id,
    title,
    verdict: each,
    says,
    advice,
  })),
});
