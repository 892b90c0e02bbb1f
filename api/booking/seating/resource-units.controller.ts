import { Body, Controller, Delete, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { ChangeNeedsDto, ChangeUnitDto, PutUnitOutDto } from './dto/resource-pool.dto.js';
import { ChangedPoolView, ServiceNeedsView, UnitOutView } from './resource-pool.view.js';
import { UnitsService } from './units.service.js';

@May('catalogue')
@Controller()
export class ResourceUnitsController {
  constructor(private readonly units: UnitsService) {}

  /**
   * Renames, archives or restores a unit. 409 `unit-in-use` if it is to be archived and there are bookings that would
   * have none.
   */
  @Patch('resource-units/:id')
  changeUnit(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeUnitDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.units.changeUnit(id, body, user);
  }

  /** Previews the effect on bookings if the unit were out of order. Changes nothing. */
  @Post('resource-units/:id/out/preview')
  @HttpCode(200)
  previewUnitOut(
    @Param('id', IdPipe) id: string,
    @Body() body: PutUnitOutDto,
    @ActingUser() user: CurrentUser,
  ): Promise<UnitOutView> {
    return this.units.previewUnitOut(id, body, user);
  }

  /**
   * The unit is out of order from now on. Bookings that other units can take move there. The rest stay as they are, and
   * `inTheWay` lists them. Clients notice nothing.
   */
  @Post('resource-units/:id/out')
  @HttpCode(200)
  putUnitOut(
    @Param('id', IdPipe) id: string,
    @Body() body: PutUnitOutDto,
    @ActingUser() user: CurrentUser,
  ): Promise<UnitOutView> {
    return this.units.putUnitOut(id, body, user);
  }

  /** The unit is in order again. Bookings without a unit may get it. */
  @Delete('resource-units/:id/out')
  putUnitBack(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<ChangedPoolView> {
    return this.units.putUnitBack(id, user);
  }

  /**
   * Replaces what a service needs. Upcoming bookings of before get a unit at once, and `unseated` lists those that
   * no unit can take. 422 for a pool that is archived, or a segment that the service does not have.
   */
  @Put('services/:id/resources')
  changeServiceNeeds(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeNeedsDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ServiceNeedsView> {
    return this.units.changeServiceNeeds(id, body, user);
  }
}
