const CLEAR = '\r\u001B[K';

/** Shows the current step on one line of the terminal; prints nothing without a terminal. */
export const progress = (step: string): void => {
  if (process.stderr.isTTY) process.stderr.write(CLEAR + (step && `${step} …`));
};
