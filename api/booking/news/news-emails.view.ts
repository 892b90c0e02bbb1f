/** The caller's choice about news by email. */
export class NewsEmailsView {
  isWanted: boolean;

  /** True if emails are possible: the salon sends emails and the caller has confirmed their address. */
  isPossible: boolean;
}
