/** What became of the email about a change. */
export class WithheldEmailView {
  /** False when it had left, or there was none. */
  isWithheld: boolean;
}
