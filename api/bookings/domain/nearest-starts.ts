interface NearestStartsOptions {
  readonly freeStarts: readonly number[];
  readonly wanted: number;
}

const offered = 3;

/** The three free starts nearest to the wanted one, in order of time; of two equally near the earlier counts as nearer. */
export function nearestStarts({ freeStarts, wanted }: NearestStartsOptions): number[] {
  return freeStarts
    .toSorted((left, right) => Math.abs(left - wanted) - Math.abs(right - wanted) || left - right)
    .slice(0, offered)
    .sort((left, right) => left - right);
}
