import type { FileFault } from './domain/file-fault.js';
import type { ForeignTable } from './domain/foreign-table.js';

export type WorkerAnswer = { tables: ForeignTable[] } | { fault: FileFault };
