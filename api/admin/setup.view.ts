/** Whether the salon still has no admin. */
export class SetupView {
  open: boolean;
}
