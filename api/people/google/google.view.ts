/** The browser's next URL for linking the account. */
export class GoogleLinkView {
  url: string;
}
