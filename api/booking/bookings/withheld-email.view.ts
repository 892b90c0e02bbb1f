/** Result of withholding the email about a change. */
export class WithheldEmailView {
  /** False if it had already left, or there was none. */
  isWithheld: boolean;
}
