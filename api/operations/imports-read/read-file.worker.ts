// A thread of its own: a hostile file can exhaust this thread's memory and time, but not the server's.
import { parentPort, workerData } from 'node:worker_threads';
import { FileFaultError } from './domain/file-fault.js';
import { readForeignFile } from './read-foreign-file.js';
import type { WorkerAnswer } from './worker-answer.js';

async function answer(): Promise<WorkerAnswer> {
  try {
    return { tables: await readForeignFile(Buffer.from(workerData as Uint8Array)) };
  } catch (error) {
    if (error instanceof FileFaultError) return { fault: error.fault };
    throw error;
  }
}

parentPort?.postMessage(await answer());
