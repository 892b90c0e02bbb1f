import { Body, Controller, Get, Put } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { SetFactorRuleDto } from './dto/set-factor-rule.dto.js';
import { FactorRuleView } from './factor-rule.view.js';
import { FactorRulesService } from './factor-rules.service.js';

@Roles('admin')
@Controller('salon/factor-rule')
export class FactorRulesController {
  constructor(private readonly rules: FactorRulesService) {}

  /** The roles that need a second factor, each with its first day and the number of users without one. */
  @Get()
  showFactorRule(): Promise<FactorRuleView> {
    return this.rules.showRule();
  }

  /**
   * Requires a second factor for these roles, from a day on. From then on, users without one can add one and do nothing
   * else at the desk.
   */
  @FreshProof()
  @ClosedInDemo()
  @Put()
  setFactorRule(@Body() body: SetFactorRuleDto, @ActingUser() actor: CurrentUser): Promise<FactorRuleView> {
    return this.rules.setRule(body, actor);
  }
}
