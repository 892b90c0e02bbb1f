/** Knows who wants news by email. The consents module provides it, because only modules above this one know clients. */
export abstract class NewsChoices {
  /** False if the client does not agree to news by email, is blocked, or no longer has a client record of their own. */
  abstract mayWrite(recordId: string): Promise<boolean>;

  /** True if a record without an account still has this address, and its client may book online. */
  abstract isReached(recordId: string, address: string): Promise<boolean>;

  /** The path that ends news by email to this client when posted to. It names no one and never expires. */
  abstract pathToStop(recordId: string): string;
}
