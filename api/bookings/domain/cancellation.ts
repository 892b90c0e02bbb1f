interface ChangeOptions {
  readonly startsAt: number;
  readonly now: number;
  readonly noticeMinutes: number;
}

/** The last instant at which a client may move or cancel the visit on their own. */
export function cancellationDeadline(startsAt: number, noticeMinutes: number): number {
  return startsAt - noticeMinutes;
}

/** Whether a client is still in time to move or cancel; the deadline itself is in time. */
export function mayStillChange({ startsAt, now, noticeMinutes }: ChangeOptions): boolean {
  return now <= cancellationDeadline(startsAt, noticeMinutes);
}
