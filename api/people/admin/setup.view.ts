/** Whether the salon still has no admin. */
export class SetupView {
  open: boolean;

  /** Whether nothing in it has been arranged, so that it has to be asked what it is called and where it is. */
  isEmpty: boolean;
}
