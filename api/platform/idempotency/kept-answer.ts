/** What was answered to a submit, and a digest of what had been sent. */
export interface KeptAnswer {
  requestHash: string;
  answer: unknown;
}
