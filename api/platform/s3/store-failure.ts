/** A store is down or misbehaves. The message explains it to the operator. */
export class StoreFailure extends Error {
  constructor(
    message: string,
    /** True if a setting has to be changed before it can work. */
    readonly isPermanent = false,
  ) {
    super(message);
  }
}
