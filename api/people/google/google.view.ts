/** Where the browser goes next to link the account. */
export class GoogleLinkView {
  url: string;
}
