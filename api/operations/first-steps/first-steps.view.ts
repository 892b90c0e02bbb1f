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

  /** `settled`: the owner has said that it is not for this salon, or right as it is. */
  @ApiProperty({ enum: ['open', 'done', 'settled'] })
  state: StepState;

  /** Whether it has to be done before the first client comes. */
  isNeeded: boolean;

  /** Whether `PUT /first-steps/{step}` takes it. */
  canBeSettled: boolean;
}

/** What is left to do in a new salon. */
export class FirstStepsView {
  /** Once nothing was left, or the salon was running before there was a list. It never begins again. */
  isOver: boolean;

  /** In the order in which they are best done. */
  steps: FirstStepView[];

  /** Where visitors find the salon. */
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
