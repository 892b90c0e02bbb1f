/** The steps a new salon needs before its first client, in the best order. */
export const neededSteps = [
  'place',
  'contact',
  'opening-hours',
  'team',
  'services',
  'offers',
  'figures',
  'legal-texts',
] as const;

/** Steps that can wait, and that some salons never need. */
export const laterSteps = ['rooms', 'email', 'log-ins', 'second-factor', 'backups'] as const;

export const firstSteps = [...neededSteps, ...laterSteps] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Steps that the owner may settle with a click: not for this salon, or fine as it is. */
export const settleableSteps = ['opening-hours', 'legal-texts', ...laterSteps] as const;

export type SettleableStep = (typeof settleableSteps)[number];

export type StepState = 'open' | 'done' | 'settled';

export interface Step {
  step: FirstStep;
  state: StepState;
}

/** Completed steps count as done; otherwise the owner's decision counts. */
export const stepsOf = (isDone: Readonly<Record<FirstStep, boolean>>, settled: ReadonlySet<string>): Step[] =>
  firstSteps.map((step) => {
    const isSettled = settled.has(step) && settleableSteps.some((one) => one === step);
    return { step, state: isDone[step] ? 'done' : isSettled ? 'settled' : 'open' };
  });

export const isOver = (steps: readonly Step[]): boolean => steps.every(({ state }) => state !== 'open');

interface OpeningWindow {
  weekday: number;
  startsMinute: number;
  endsMinute: number;
}

/** True if the opening hours are the initial ones: Monday to Saturday, nine to seven. */
export const opensAsAtFirst = (windows: readonly OpeningWindow[]): boolean =>
  windows.length === 6 &&
  [1, 2, 3, 4, 5, 6].every((day) =>
    windows.some(
      ({ weekday, startsMinute, endsMinute }) =>
        weekday === day && startsMinute === 9 * 60 && endsMinute === 19 * 60,
    ),
  );
