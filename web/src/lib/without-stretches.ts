/** From one instant to another, in the API's format. */
interface Stretch {
  startsAt: string;
  endsAt: string;
}

/** The remainder of some periods after removing others. Instants of the same format compare as strings. */
export function withoutStretches(stretches: readonly Stretch[], taken: readonly Stretch[]): Stretch[] {
  return taken.reduce<Stretch[]>(
    (left, { startsAt, endsAt }) =>
      left.flatMap((each) =>
        [
          { startsAt: each.startsAt, endsAt: each.endsAt < startsAt ? each.endsAt : startsAt },
          { startsAt: each.startsAt > endsAt ? each.startsAt : endsAt, endsAt: each.endsAt },
        ].filter((part) => part.startsAt < part.endsAt),
      ),
    [...stretches],
  );
}
