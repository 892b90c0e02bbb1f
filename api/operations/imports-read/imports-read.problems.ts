import { Problem } from '../../common/problem/problem.js';
import { sentence } from '../../common/words/sentence.js';
import type { FileFault } from './domain/file-fault.js';

/** 422: the file can't be read, with the reason and what to do. */
export const unreadableFile = (fault: FileFault) =>
  new Problem('unreadable-file', { detail: sentence('unreadableFile', { fault }) });
