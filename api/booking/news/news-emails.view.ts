/** Whether whoever asks gets news by email, too. */
export class NewsEmailsView {
  isWanted: boolean;

  /** Whether they could: the salon sends emails, and they have confirmed their address. */
  isPossible: boolean;
}
