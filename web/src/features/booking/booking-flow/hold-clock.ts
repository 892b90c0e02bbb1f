/** Remaining time at which the client is warned. */
const WARN_BEFORE_MS = 2 * 60_000;

/** `quiet`: held, nothing to do. `warning`: held, but not for long. `lapsed`: others may take the time now. */
export type HoldPhase = 'quiet' | 'warning' | 'lapsed';

export interface HoldClock {
  phase: HoldPhase;
  /** "9:05". */
  timeLeft: string;
}

/** The state of a hold's countdown. */
export function readHoldClock(expiresAtMs: number, nowMs: number): HoldClock {
  const leftMs = Math.max(0, expiresAtMs - nowMs);
  const leftSeconds = Math.ceil(leftMs / 1000);
  const wholeMinutes = Math.floor(leftSeconds / 60);
  return {
    phase: leftMs === 0 ? 'lapsed' : leftMs <= WARN_BEFORE_MS ? 'warning' : 'quiet',
    timeLeft: `${wholeMinutes}:${String(leftSeconds % 60).padStart(2, '0')}`,
  };
}

/**
 * The expiry of a hold by this device's clock, which may differ from the server's by minutes; `serverDate` is the
 * response's Date header.
 */
export function expiresByOwnClock(expiresAt: string, serverDate: string | null, nowMs: number): number {
  const serverMs = serverDate === null ? Number.NaN : Date.parse(serverDate);
  const aheadMs = Number.isNaN(serverMs) ? 0 : nowMs - serverMs;
  return Date.parse(expiresAt) + aheadMs;
}
