/** Mail servers often repeat the recipient's address in errors. */
export const withoutAddresses = (sentence: string): string =>
  sentence.replace(/[^\s<>"']+@[^\s<>"',;:]+/g, '…');
