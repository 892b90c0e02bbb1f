import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { FactorRemovalService } from './factor-removal.service.js';

@Roles('admin')
@Controller('users')
export class UserFactorsController {
  constructor(private readonly removal: FactorRemovalService) {}

  /**
   * Removes the second factors of a user who has lost them, logs them out everywhere, and tells them by email. Not the
   * caller’s own.
   */
  @FreshProof()
  @HttpCode(204)
  @ClosedInDemo()
  @Delete(':id/factors')
  resetFactors(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.removal.resetFactors(id, actor);
  }
}
