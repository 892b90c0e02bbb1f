import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { IdempotencyKeyHeader } from '../../platform/idempotency/idempotency-key.decorator.js';
import { BlockGroupView, BlocksPreviewView, ChangedBlocksView } from './block-group.view.js';
import { ChangeBlocksService } from './change-blocks.service.js';
import { ChangeBlocksDto, MakeBlocksDto, PreviewBlocksDto, RemoveBlocksDto } from './dto/block-group.dto.js';
import { MakeBlocksService } from './make-blocks.service.js';
import { ReadBlockGroupsService } from './read-block-groups.service.js';

/** Blocks for several people, and recurring ones: lunch breaks, a staff meeting, the holiday party. */
@Controller('block-groups')
export class BlockGroupsController {
  constructor(
    private readonly make: MakeBlocksService,
    private readonly read: ReadBlockGroupsService,
    private readonly change: ChangeBlocksService,
  ) {}

  /**
   * Previews a group of blocks, with its conflicts. Nothing is saved. Repeating blocks skip days on which the team
   * member doesn't work.
   */
  @May('bookings')
  @Post('preview')
  @HttpCode(200)
  previewBlocks(@Body() body: PreviewBlocksDto, @ActingUser() user: CurrentUser): Promise<BlocksPreviewView> {
    return this.make.previewBlocks(body, user);
  }

  /**
   * Creates a group of blocks: all or none. 409 `blocks-in-the-way` with conflicting bookings, holds, other blocks and
   * time off that are not in `leaveOut`: bookings are never moved. At most 1,000 blocks at once, up to two years ahead.
   * Stylists can only block their own time.
   */
  @May('bookings')
  @Post()
  @ApiHeader({
    name: 'Idempotency-Key',
    required: true,
    description: 'A UUID created once for these blocks.',
  })
  makeBlocks(
    @Body() body: MakeBlocksDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<BlockGroupView> {
    return this.make.makeBlocks(body, key, user);
  }

  /** A group of blocks, with its extent; for a stylist, only their own blocks. */
  @May('diary')
  @Get(':id')
  showBlockGroup(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<BlockGroupView> {
    return this.read.showBlockGroup(id, user);
  }

  /**
   * Changes the time or reason of a group of blocks. All selected blocks or none: one of them, later dates, and other
   * team members, as requested. Blocks that were changed separately keep their time, and blocks that have begun stay
   * unchanged. 409 `blocks-in-the-way` as for new ones.
   */
  @May('bookings')
  @Post(':id/change')
  @HttpCode(200)
  changeBlockGroup(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeBlocksDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedBlocksView> {
    return this.change.changeBlockGroup(id, body, user);
  }

  /**
   * Removes blocks of a group. One of them and, as requested, later dates and other team members, if they have not
   * begun.
   */
  @May('bookings')
  @Post(':id/remove')
  @HttpCode(200)
  removeBlockGroup(
    @Param('id', IdPipe) id: string,
    @Body() body: RemoveBlocksDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ChangedBlocksView> {
    return this.change.removeBlockGroup(id, body, user);
  }
}
