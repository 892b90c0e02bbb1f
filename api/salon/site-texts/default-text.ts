/** A text of the public pages as it is until the owner says otherwise. */
export interface DefaultText {
  text: string;
  /** In characters: what the page has room for. */
  longest: number;
}
