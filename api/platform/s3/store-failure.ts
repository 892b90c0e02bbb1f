/** A store is away or does not do what it was asked; the message says so in words for the operator. */
export class StoreFailure extends Error {
  constructor(
    message: string,
    /** A setting has to be changed before it can work. */
    readonly isPermanent = false,
  ) {
    super(message);
  }
}
