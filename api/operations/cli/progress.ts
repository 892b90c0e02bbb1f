const CLEAR = '\r\u001B[K';

/** Says on one line of the terminal what is being done; nothing where nobody looks. */
export const progress = (step: string): void => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR + (step && `${step} …`));
};
