// A thread of its own: hostile rules can exhaust this thread's memory and time, but not the server's.
import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarQuestion, readBusyTimes } from './busy-times.js';

parentPort?.postMessage(readBusyTimes(workerData as CalendarQuestion));
