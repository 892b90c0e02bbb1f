/** From one instant to another, as the API writes them. */
interface Stretch {
  startsAt: string;
  endsAt: string;
}

/** What is left of some stretches when others are taken out of them. Instants of one kind compare as texts. */
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
