import { useState } from 'react';
import { useQuestion } from '../../../api/use-question';
import { type WallSpan, stretchOf } from '../diary-model/wall-span';
import { type BlockInTheWay, keyOf, type LeftOut } from './models';
import { firstRepetition, type Repetition, ruleOf } from './repetition';

/** The team member field's value for several people. */
export const EVERYBODY = 'everybody';
export const SEVERAL = 'several';

const nothing: ReadonlySet<string> = new Set();

/** The state of blocks for several people, or repeating: whose, how often, and their obstacles. */
export function useTogether(
  { staffId, ...span }: WallSpan & { staffId: string },
  people: readonly { _id: string }[],
  timeZone: string,
) {
  const [chosen, choose] = useState<string[]>([]);
  const [repetition, setRepetition] = useState<Repetition | null>(null);
  const [left, setLeft] = useState({ of: '', keys: nothing });
  const isSeveral = staffId === EVERYBODY || staffId === SEVERAL;
  const isTogether = isSeveral || repetition !== null;
  const staffIds =
    staffId === EVERYBODY ? people.map(({ _id }) => _id) : staffId === SEVERAL ? chosen : [staffId];
  const rule = repetition && ruleOf(repetition);
  const stretch = isTogether ? stretchOf(span, timeZone) : null;
  /** Null while incomplete. */
  const asked =
    stretch && staffIds.length > 0 && (!repetition || rule)
      ? {
          staffIds,
          ...stretch,
          ...(rule && { repeat: rule }),
          ...(staffId === EVERYBODY && { atWork: true }),
        }
      : null;
  const preview = useQuestion('/block-groups/preview', asked && { body: asked });
  // Days skipped earlier don't apply to another request.
  const of = JSON.stringify(asked);
  const leftOut = left.of === of ? left.keys : nothing;
  const found = asked ? preview.data : undefined;
  return {
    isTogether,
    isChoosing: staffId === SEVERAL,
    chosen,
    choose,
    repetition,
    repeat: () => setRepetition(firstRepetition(span.day)),
    changeRepetition: setRepetition,
    asked,
    found,
    problem: asked ? preview.error : undefined,
    askAgain: () => void preview.mutate(),
    leftOut,
    leaveOut: (keys: ReadonlySet<string>) => setLeft({ of, keys }),
    /** Sent along, so that these are not blocked. */
    namedOut: namesOf(found?.inTheWay ?? [], leftOut),
  };
}

export type Together = ReturnType<typeof useTogether>;

export const namesOf = (inTheWay: readonly BlockInTheWay[], leftOut: ReadonlySet<string>): LeftOut[] =>
  inTheWay.filter((one) => leftOut.has(keyOf(one))).map(({ staffId, day }) => ({ staffId, day }));
