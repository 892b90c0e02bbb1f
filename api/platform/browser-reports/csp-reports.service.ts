import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { violationLines } from './domain/violation-lines.js';

const HOUR_MS = 3_600_000;
/** A bug of ours shows in the first few reports; fabricated ones must not fill the log. */
const MAX_LINES_AN_HOUR = 20;

/** Logs what pages were prevented from doing: each violation once an hour, up to a limit. */
@Injectable()
export class CspReportsService {
  private readonly logger = new Logger('Policy');
  private readonly written = new Set<string>();
  private hourEndsMs = 0;

  constructor(private readonly clock: Clock) {}

  note(report: unknown): void {
    const nowMs = this.clock.now().getTime();
    if (nowMs >= this.hourEndsMs) {
      this.written.clear();
      this.hourEndsMs = nowMs + HOUR_MS;
    }
    for (const line of violationLines(report)) {
      if (this.written.size >= MAX_LINES_AN_HOUR) return;
      if (this.written.has(line)) continue;
      this.written.add(line);
      this.logger.warn(line);
    }
  }
}
