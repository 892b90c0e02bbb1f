import { Worker } from 'node:worker_threads';

export interface WorkerLimits {
  maxMilliseconds: number;
  /** Without what is handed over, which is outside the thread's heap. */
  maxHeapMb: number;
  /** Handed over instead of copied: the caller can't use it afterwards. */
  transfer?: ArrayBuffer[];
}

/** Why a thread gave no answer. */
export type WorkerFault = 'out-of-time' | 'out-of-memory' | 'ended';

/** Runs a file in a thread of its own, with limits, and resolves with the one message that it sends. */
export function runInWorker<Answer>(
  file: URL,
  workerData: unknown,
  { maxMilliseconds, maxHeapMb, transfer = [] }: WorkerLimits,
): Promise<{ answer: Answer } | { fault: WorkerFault }> {
  const worker = new Worker(file, {
    workerData,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    // No settings and no secrets.
    env: {},
    argv: [],
    execArgv: [],
  });
  let giveUp: NodeJS.Timeout | undefined;
  return new Promise<{ answer: Answer } | { fault: WorkerFault }>((resolve, reject) => {
    giveUp = setTimeout(() => resolve({ fault: 'out-of-time' }), maxMilliseconds);
    worker.on('message', (answer: Answer) => resolve({ answer }));
    worker.on('error', (error: Error & { code?: string }) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ fault: 'out-of-memory' });
      else reject(error);
    });
    worker.on('exit', () => resolve({ fault: 'ended' }));
  }).finally(() => {
    clearTimeout(giveUp);
    void worker.terminate();
  });
}
