import { Injectable } from '@nestjs/common';
import { runInWorker, type WorkerFault } from '../../common/run-in-worker.js';
import { MAX_FILE_BYTES } from './domain/bounds.js';
import type { FileFault } from './domain/file-fault.js';
import type { ForeignTable } from './domain/foreign-table.js';
import { unreadableFile } from './imports-read.problems.js';
import { READER_WORKER_URL } from './reader-worker-url.js';
import type { WorkerAnswer } from './worker-answer.js';

/** The largest honest file takes a few seconds. */
const MAX_MILLISECONDS = 30_000;

/** Without the file itself, which is outside the thread's heap. */
const MAX_HEAP_MB = 384;

/** Reads files of other systems in a thread whose memory and time are limited. */
@Injectable()
export class FileReaderService {
  /** Files are read one after another, so that several uploads can't add up. */
  private last: Promise<unknown> = Promise.resolve();

  /** Takes the bytes over: the caller can't use them afterwards. */
  read(bytes: Buffer): Promise<ForeignTable[]> {
    if (bytes.length > MAX_FILE_BYTES) throw unreadableFile('tooLarge');
    const reading = this.last.then(() => answerOf(bytes));
    this.last = reading.catch(() => undefined);
    return reading.then((answer) => {
      if ('fault' in answer) throw unreadableFile(answer.fault);
      return answer.tables;
    });
  }
}

async function answerOf(bytes: Buffer): Promise<WorkerAnswer> {
  // Small buffers share their memory with others and can't be handed over.
  const own = Uint8Array.from(bytes);
  const limits = { maxMilliseconds: MAX_MILLISECONDS, maxHeapMb: MAX_HEAP_MB, transfer: [own.buffer] };
  const read = await runInWorker<WorkerAnswer>(READER_WORKER_URL, own, limits);
  return 'fault' in read ? { fault: faults[read.fault] } : read.answer;
}

const faults: Record<WorkerFault, FileFault> = {
  'out-of-time': 'takesTooLong',
  'out-of-memory': 'expandsTooMuch',
  ended: 'damaged',
};
