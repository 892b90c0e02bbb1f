import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { SettleStepDto } from './dto/settle-step.dto.js';
import { FirstStepsService } from './first-steps.service.js';
import { FirstStepsView } from './first-steps.view.js';

@Roles('admin')
@Controller('first-steps')
export class FirstStepsController {
  constructor(private readonly firstSteps: FirstStepsService) {}

  /** The remaining steps in a new salon, derived from its data; it ends permanently once all are done. */
  @Get()
  showFirstSteps(@ActingUser() user: CurrentUser): Promise<FirstStepsView> {
    return this.firstSteps.showFirstSteps(user);
  }

  /** Skips a step, or undoes that. */
  @Put(':step')
  settleFirstStep(
    @Param('step') step: string,
    @Body() { isSettled }: SettleStepDto,
    @ActingUser() user: CurrentUser,
  ): Promise<FirstStepsView> {
    return this.firstSteps.settleStep(step, isSettled, user);
  }
}
