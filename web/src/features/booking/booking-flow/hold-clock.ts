/** A client is warned when this little of the hold is left. */
const WARN_BEFORE_MS = 2 * 60_000;

/** `quiet`: held, nothing to do. `warning`: held, but not for long. `lapsed`: others may take the time now. */
export type HoldPhase = 'quiet' | 'warning' | 'lapsed';

export interface HoldClock {
  phase: HoldPhase;
  /** "9:05". */
  timeLeft: string;
}

/** What the clock of a hold shows. */
export function readHoldClock(expiresAtMs: number, nowMs: number): HoldClock {
  const leftMs = Math.max(0, expiresAtMs - nowMs);
  const leftSeconds = Math.ceil(leftMs / 1000);
  const wholeMinutes = Math.floor(leftSeconds / 60);
  return {
    phase: leftMs === 0 ? 'lapsed' : leftMs <= WARN_BEFORE_MS ? 'warning' : 'quiet',
    timeLeft: `${wholeMinutes}:${String(leftSeconds % 60).padStart(2, '0')}`,
  };
}

/** When a hold ends by this device's clock, which may be minutes off the server's; `serverDate` is the answer's Date header. */
export function expiresByOwnClock(expiresAt: string, serverDate: string | null, nowMs: number): number {
  const serverMs = serverDate === null ? Number.NaN : Date.parse(serverDate);
  const aheadMs = Number.isNaN(serverMs) ? 0 : nowMs - serverMs;
  return Date.parse(expiresAt) + aheadMs;
}
