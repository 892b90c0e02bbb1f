interface Details {
  birthday: string;
  address: string;
  source: string;
  clientSince: string | null;
  blockedAt: Date | null;
}

/**
 * The details of one person from two records: those of the remaining record, completed by the other's. They have been a
 * client since the earlier day, and a block stays.
 */
export const joinDetails = (own: Details | null, gone: Details): Details => ({
  birthday: own?.birthday || gone.birthday,
  address: own?.address || gone.address,
  source: own?.source || gone.source,
  clientSince: earlier(own?.clientSince ?? null, gone.clientSince),
  blockedAt: earlier(own?.blockedAt ?? null, gone.blockedAt),
});

const earlier = <Moment extends Date | string>(one: Moment | null, other: Moment | null): Moment | null =>
  one === null || (other !== null && other < one) ? other : one;
