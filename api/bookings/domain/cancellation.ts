/** The last minute at which clients may move or cancel the booking themselves. */
export const cancellationDeadline = <Minute extends number>(
  startsAt: Minute,
  noticeMinutes: number,
): Minute => (startsAt - noticeMinutes) as Minute;
