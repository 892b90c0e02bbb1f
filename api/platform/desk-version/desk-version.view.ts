/** A name for how things are at the desk. */
export class DeskVersionView {
  /** Another one with every change of what the desk shows; says nothing else. */
  version: string;
}
