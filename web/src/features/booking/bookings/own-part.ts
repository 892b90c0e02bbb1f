interface Stay {
  startsAt: string;
  endsAt: string;
}

/**
 * The reader's part of a booking: with colleagues, from the start of their own first service to the end of their last.
 */
export function ownPart({
  isWhole,
  lines,
  ...stay
}: Stay & { isWhole: boolean; lines: readonly Stay[] }): Stay {
  return isWhole ? { startsAt: stay.startsAt, endsAt: stay.endsAt } : spanOf(lines, stay);
}

/** From the first start to the last end; of nothing, the other one. */
export function spanOf(lines: readonly Stay[], otherwise: Stay): Stay {
  const starts = lines.map(({ startsAt }) => startsAt).sort();
  const ends = lines.map(({ endsAt }) => endsAt).sort();
  return { startsAt: starts[0] ?? otherwise.startsAt, endsAt: ends.at(-1) ?? otherwise.endsAt };
}
