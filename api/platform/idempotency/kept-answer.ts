/** The answer to a submit, with a digest of the request. */
export interface KeptAnswer {
  requestHash: string;
  answer: unknown;
}
