import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { AddPoolDto, AddUnitDto, ArrangePoolsDto, ChangePoolDto } from './dto/resource-pool.dto.js';
import { PoolsService } from './pools.service.js';
import { ChangedPoolView, ResourcePoolView, UnseatedVisitView } from './resource-pool.view.js';

@Controller('resource-pools')
export class ResourcePoolsController {
  constructor(private readonly pools: PoolsService) {}

  /** All pools of chairs, rooms, basins and devices in the owner's order, archived ones included. */
  @May('diary')
  @Get()
  listPools(): Promise<ResourcePoolView[]> {
    return this.pools.listPools();
  }

  /** Upcoming bookings that need a unit and have none in order, by start. */
  @May('catalogue')
  @Get('unseated')
  listUnseatedVisits(@ActingUser() user: CurrentUser): Promise<UnseatedVisitView[]> {
    return this.pools.listUnseatedVisits(user);
  }

  /**
   * Adds a pool with its units to the end. With `isForAll`, every service needs a unit for the whole visit, and what is
   * booked gets one; `unseated` lists the bookings that no unit can take.
   */
  @May('catalogue')
  @Post()
  addPool(@Body() body: AddPoolDto, @ActingUser() user: CurrentUser): Promise<ChangedPoolView> {
    return this.pools.addPool(body, user);
  }

  /** Reorders the pools; 409 `list-has-changed` if one was added or deleted in the meantime. */
  @May('catalogue')
  @Put('order')
  arrangePools(@Body() body: ArrangePoolsDto, @ActingUser() user: CurrentUser): Promise<ResourcePoolView[]> {
    return this.pools.arrangePools(body, user);
  }

  /** Renames, archives or restores a pool. 409 `pool-in-use` if it is to be archived and services need it. */
  @May('catalogue')
  @Patch(':id')
  changePool(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangePoolDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.pools.changePool(id, body, user);
  }

  /** Deletes a pool that was never used. Otherwise 409 `pool-in-use`: it can be archived. */
  @May('catalogue')
  @Delete(':id')
  @HttpCode(204)
  deletePool(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.pools.deletePool(id, user);
  }

  /** Adds a unit to the end of the pool. Bookings without a unit may get it. */
  @May('catalogue')
  @Post(':id/units')
  addUnit(
    @Param('id', IdPipe) id: string,
    @Body() body: AddUnitDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedPoolView> {
    return this.pools.addUnit(id, body, user);
  }
}
