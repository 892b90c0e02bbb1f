/** A mail server often repeats whom an email was for. */
export const withoutAddresses = (sentence: string): string =>
  sentence.replace(/[^\s<>"']+@[^\s<>"',;:]+/g, '…');
