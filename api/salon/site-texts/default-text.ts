/** The default of a text on the public pages. */
export interface DefaultText {
  text: string;
  /** The most characters that fit on the page. */
  longest: number;
}
