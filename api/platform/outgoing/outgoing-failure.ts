/**
 * `bad-address`: not https, another port, or with a user and password. `refused-address`: a private, local or otherwise
 * special network. `unreadable`: compressed in an unexpected way, or damaged. `busy`: too many requests wait.
 */
export type OutgoingFault =
  | 'bad-address'
  | 'refused-address'
  | 'unknown-host'
  | 'unreachable'
  | 'bad-certificate'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'unreadable'
  | 'busy';

/** An outgoing request that got no answer. Never names the address, which may be a secret. */
export class OutgoingFailure extends Error {
  constructor(
    readonly fault: OutgoingFault,
    options?: ErrorOptions,
  ) {
    super(`The outgoing request failed: ${fault}`, options);
  }
}
