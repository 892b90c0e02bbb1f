import { useEffect, useState } from 'react';
import { answerOf, client } from '../../../api/client';
import { asProblem, type ProblemError } from '../../../api/problem';
import { useApi } from '../../../api/use-api';
import { useRefresh } from '../../../api/use-refresh';
import { takeInHand } from '../../../lib/in-hand';
import { chosenFor, type Choices } from './choices';
import type { Proposal, SickDay, SickDayAsk, SickDayVisit } from './models';

/** Waiting emails are sent and holds expire in the meantime. */
const READ_AGAIN_MS = 20_000;

const isUnderWay = (day: SickDay | undefined): boolean =>
  day?.visits.some(({ heldUntil, done }) => heldUntil !== null || done?.letter === 'waiting') ?? false;

const of = (id: string) => ({ params: { path: { id } } });

/** The last action and its progress. */
interface Progress {
  done: number;
  count: number;
}

/** The sick day on the page, with all its actions. */
export function useSickDay(ask: SickDayAsk | null, choices: Choices) {
  const answer = useApi(ask && '/sick-days', ask ? { params: { query: ask } } : undefined, {
    refreshInterval: (day) => (isUnderWay(day) ? READ_AGAIN_MS : 0),
    keepPreviousData: false,
  });
  const refresh = useRefresh();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<Readonly<Record<string, ProblemError>>>({});
  const [stopped, setStopped] = useState<ProblemError | null>(null);
  const { data: day, mutate } = answer;
  // During the action, remaining bookings keep their proposals.
  const isUnderHand = progress !== null;
  useEffect(() => (isUnderHand ? takeInHand() : undefined), [isUnderHand]);

  const show = (visit: SickDayVisit) =>
    mutate(
      (known) =>
        known && { ...known, visits: known.visits.map((one) => (one._id === visit._id ? visit : one)) },
      { revalidate: false },
    );
  const failed = (id: string, problem: ProblemError | null) =>
    setFailures(({ [id]: _, ...others }) => (problem ? { ...others, [id]: problem } : others));
  const readAgain = () => refresh('/sick-days', '/bookings/**', '/availability/**', '/time-off/**', '/mail');

  /** The time off comes first, so that no one books it in the meantime. */
  const enter = async (): Promise<void> => {
    if (!ask || day?.isAway) return;
    await answerOf(client.POST('/sick-days', { body: ask }));
    await mutate((known) => known && { ...known, isAway: true }, { revalidate: false });
  };

  const carryOut = async (visit: SickDayVisit, proposal: Proposal, isAgreed: boolean): Promise<void> => {
    const common = { staffId: ask?.staffId ?? '', version: visit.version, ...(isAgreed && { isAgreed }) };
    const { startsAt, people } = proposal;
    const body =
      proposal.what === 'cancel' || startsAt === null
        ? { ...common, verb: 'cancel' as const }
        : {
            ...common,
            verb: 'rearrange' as const,
            offer: { startsAt, people: people.map(({ lineId, staffId }) => ({ lineId, staffId })) },
          };
    await show(await answerOf(client.POST('/sick-days/visits/{id}', { ...of(visit._id), body })));
  };

  /**
   * One after the other, each completely; failures are explained and the others continue, unless the server is
   * unreachable.
   */
  const doAll = async (visits: readonly SickDayVisit[], { isAgreed = false } = {}): Promise<void> => {
    if (progress) return;
    setStopped(null);
    setProgress({ done: 0, count: visits.length });
    try {
      await enter();
      for (const [index, visit] of visits.entries()) {
        const proposal = chosenFor(visit, choices);
        failed(visit._id, null);
        try {
          if (proposal) await carryOut(visit, proposal, isAgreed);
        } catch (thrown) {
          const problem = asProblem(thrown);
          if (problem.status !== 409 && problem.status !== 422) throw problem;
          failed(visit._id, problem);
        }
        setProgress({ done: index + 1, count: visits.length });
      }
    } catch (thrown) {
      setStopped(asProblem(thrown));
    }
    setProgress(null);
    await readAgain();
  };

  /** One action on one booking. */
  const act = async (visit: SickDayVisit, work: () => Promise<unknown>): Promise<boolean> => {
    if (progress) return false;
    setStopped(null);
    setProgress({ done: 0, count: 1 });
    failed(visit._id, null);
    let isDone = true;
    try {
      await work();
    } catch (thrown) {
      failed(visit._id, asProblem(thrown));
      isDone = false;
    }
    setProgress(null);
    await readAgain();
    return isDone;
  };

  return {
    answer,
    progress,
    failures,
    stopped,
    enterDay: async () => {
      setStopped(null);
      try {
        await enter();
      } catch (thrown) {
        setStopped(asProblem(thrown));
      }
      await readAgain();
    },
    doAll,
    undo: (visit: SickDayVisit) =>
      act(visit, () => answerOf(client.POST('/sick-days/visits/{id}/undo', of(visit._id)))),
    hold: (visit: SickDayVisit, { startsAt, people }: Proposal) =>
      act(visit, async () => {
        if (startsAt === null) return;
        await enter();
        const offer = { startsAt, people: people.map(({ lineId, staffId }) => ({ lineId, staffId })) };
        const body = { version: visit.version, offer };
        await answerOf(client.PUT('/sick-days/visits/{id}/hold', { ...of(visit._id), body }));
      }),
    release: (visit: SickDayVisit) =>
      act(visit, () => answerOf(client.DELETE('/sick-days/visits/{id}/hold', of(visit._id)))),
    tick: (visit: SickDayVisit, called: boolean) =>
      act(visit, async () => {
        const ticked = client.PUT('/sick-days/visits/{id}/called', { ...of(visit._id), body: { called } });
        await show(await answerOf(ticked));
      }),
  };
}

export type SickDayActions = ReturnType<typeof useSickDay>;
