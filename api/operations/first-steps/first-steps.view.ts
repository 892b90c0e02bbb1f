import { ApiProperty } from '@nestjs/swagger';
import {
  type FirstStep,
  firstSteps,
  neededSteps,
  settleableSteps,
  type Step,
  type StepState,
} from './domain/first-steps.js';

export class FirstStepView {
  @ApiProperty({ enum: firstSteps })
  step: FirstStep;

  /** `settled`: the owner has skipped it. */
  @ApiProperty({ enum: ['open', 'done', 'settled'] })
  state: StepState;

  /** True if it has to be done before the first client comes. */
  isNeeded: boolean;

  /** True if it can be skipped with `PUT /first-steps/{step}`. */
  canBeSettled: boolean;
}

/** The remaining steps in a new salon. */
export class FirstStepsView {
  /** True once all steps are done, or for a salon from before this list existed. The list never starts again. */
  isOver: boolean;

  /** In the recommended order. */
  steps: FirstStepView[];

  /** The public address of the site. */
  siteUrl: string;
}

export const toFirstStepsView = (
  steps: readonly Step[],
  { isOver, siteUrl }: { isOver: boolean; siteUrl: string },
): FirstStepsView => ({
  isOver,
  steps: steps.map(({ step, state }) => ({
    step,
    state,
    isNeeded: neededSteps.some((one) => one === step),
    canBeSettled: settleableSteps.some((one) => one === step),
  })),
  siteUrl,
});
