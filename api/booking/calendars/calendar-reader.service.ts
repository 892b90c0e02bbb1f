import { Inject, Injectable } from '@nestjs/common';
import { runInWorker } from '../../common/run-in-worker.js';
import type { EpochMinute } from '../../common/time/epoch-minute.js';
import type { Interval } from '../../common/time/interval.js';
import { ENV, type Env } from '../../config/env.js';
import { OutgoingFailure, type OutgoingFault } from '../../platform/outgoing/outgoing-failure.js';
import { OutgoingService } from '../../platform/outgoing/outgoing.service.js';
import type { BusyTimes, CalendarQuestion } from './busy-times.js';
import { CALENDAR_WORKER_URL } from './calendar-worker-url.js';
import type { CalendarFault } from './domain/calendar-fault.js';

const MAX_REDIRECTS = 3;

/** A year of a full calendar takes one. A busy machine starts threads slowly. */
const MAX_MILLISECONDS = 8_000;

const MAX_HEAP_MB = 64;

/** What became of a reading. `unchanged` since the answer with the tag that was sent along. */
export type Reading = { fault: CalendarFault } | { unchanged: true } | (BusyTimes & { etag: string | null });

interface Wanted {
  url: string;
  etag: string | null;
  salonZone: string;
  bounds: Interval<EpochMinute>;
}

/** Fetches a calendar and reads the busy times in it. */
@Injectable()
export class CalendarReaderService {
  constructor(
    private readonly outgoing: OutgoingService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async read({ url, etag, salonZone, bounds }: Wanted): Promise<Reading> {
    try {
      const answer = await this.outgoing.get({ url, etag, maxRedirects: MAX_REDIRECTS });
      if (answer.status === 304 && etag !== null) return { unchanged: true };
      if (answer.status !== 200) return { fault: isForNow(answer.status) ? 'server' : 'notFound' };
      const text = new TextDecoder().decode(answer.bytes);
      const ownHost = new URL(this.env.publicUrl).hostname;
      const question: CalendarQuestion = { text, salonZone, ownHost, bounds };
      const read = await runInWorker<ReturnType<typeof import('./busy-times.js').readBusyTimes>>(
        CALENDAR_WORKER_URL,
        question,
        { maxMilliseconds: MAX_MILLISECONDS, maxHeapMb: MAX_HEAP_MB },
      );
      if ('fault' in read) return { fault: 'tooLarge' };
      return typeof read.answer === 'string' ? { fault: read.answer } : { ...read.answer, etag: answer.etag };
    } catch (error) {
      if (error instanceof OutgoingFailure) return { fault: faults[error.fault] };
      throw error;
    }
  }
}

/** True for answers that ask to wait, and for those of a server that fails. */
const isForNow = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

const faults: Record<OutgoingFault, CalendarFault> = {
  'bad-address': 'address',
  'refused-address': 'address',
  'unknown-host': 'address',
  unreachable: 'server',
  'bad-certificate': 'certificate',
  'too-slow': 'server',
  'too-large': 'tooLarge',
  'too-many-redirects': 'notFound',
  unreadable: 'notACalendar',
  busy: 'server',
};
