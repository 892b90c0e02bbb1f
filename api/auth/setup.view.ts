/** Whether the salon still waits for its first admin. */
export class SetupView {
  open: boolean;
}
