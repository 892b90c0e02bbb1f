/** A name for how things are at the desk. */
export class DeskVersionView {
  /** Changes with every change to the desk's data; has no other meaning. */
  version: string;
}
