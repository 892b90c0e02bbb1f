/** True if the salon has no admin yet. */
export class SetupView {
  open: boolean;

  /** True if nothing is set up yet, so that the owner has to enter the salon's name and country. */
  isEmpty: boolean;
}
