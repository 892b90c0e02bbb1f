/** Why a file can't be read; each has a sentence in the words of the API. */
export const fileFaults = [
  'damaged',
  'empty',
  'expandsTooMuch',
  'locked',
  'oldSpreadsheet',
  'takesTooLong',
  'tooLarge',
  'tooManyColumns',
  'tooManyRows',
  'unclosedQuote',
  'unknownFormat',
] as const;
export type FileFault = (typeof fileFaults)[number];

/** Thrown by the readers, also for faults in the middle of a file. */
export class FileFaultError extends Error {
  constructor(readonly fault: FileFault) {
    super(fault);
  }
}
