/**
 * Why an email was not delivered, if another attempt is worthwhile: the server was unreachable or refused the
 * connection, it asked us to try later, or it rejected this particular email.
 */
export type PassingFault = 'unreachable' | 'later' | 'refused';

/** `hopeless` can't be fixed by a retry, such as an invalid address. */
export type Fault = PassingFault | 'hopeless';

/** After an outage, everything is sent within minutes; only a rejected email can wait. */
const maxSecondsByFault: Record<PassingFault, number> = { unreachable: 120, later: 240, refused: 3600 };

/** The wait after each failed attempt: 10 s, 20 s, 40 s … up to the maximum for this fault. */
export const waitSeconds = (attempts: number, fault: PassingFault): number =>
  Math.min(10 * 2 ** Math.min(Math.max(attempts, 1) - 1, 20), maxSecondsByFault[fault]);
