interface NearestStartsOptions<Minute extends number> {
  readonly freeStarts: readonly Minute[];
  readonly wanted: number;
}

const MAX_OFFERED = 3;

/** The three free starts nearest to the wanted one, by time; on a tie, the earlier one wins. */
export function nearestStarts<Minute extends number>({
  freeStarts,
  wanted,
}: NearestStartsOptions<Minute>): Minute[] {
  return freeStarts
    .toSorted((left, right) => Math.abs(left - wanted) - Math.abs(right - wanted) || left - right)
    .slice(0, MAX_OFFERED)
    .sort((left, right) => left - right);
}
