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

/** Blocks of several people, or that come back: everybody's lunch, a staff meeting, the holiday party. */
@Controller('block-groups')
export class BlockGroupsController {
  constructor(
    private readonly make: MakeBlocksService,
    private readonly read: ReadBlockGroupsService,
    private readonly change: ChangeBlocksService,
  ) {}

  /** What would be in the way of blocks now. Nothing is taken. Blocks that repeat leave out days on which the person does not work. */
  @May('bookings')
  @Post('preview')
  @HttpCode(200)
  previewBlocks(@Body() body: PreviewBlocksDto, @ActingUser() user: CurrentUser): Promise<BlocksPreviewView> {
    return this.make.previewBlocks(body, user);
  }

  /**
   * Blocks all of it, or nothing. 409 `blocks-in-the-way` with bookings, holds, other blocks and time off that take up some of
   * the time and are not named in `leaveOut`: no booking is ever moved. At most 1,000 blocks at once, up to two years ahead.
   * A stylist blocks their own time.
   */
  @May('bookings')
  @Post()
  @ApiHeader({ name: 'Idempotency-Key', required: true, description: 'A UUID made once for these blocks.' })
  makeBlocks(
    @Body() body: MakeBlocksDto,
    @IdempotencyKeyHeader() key: string,
    @ActingUser() user: CurrentUser,
  ): Promise<BlockGroupView> {
    return this.make.makeBlocks(body, key, user);
  }

  /** How far blocks that were made together reach; to a stylist, their own among them. */
  @May('diary')
  @Get(':id')
  showBlockGroup(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<BlockGroupView> {
    return this.read.showBlockGroup(id, user);
  }

  /**
   * Gives blocks that were made together another time of day or reason. All that are meant, or none: one of them, those of
   * later dates, and those of other people, as asked for. Those that were changed on their date alone keep their time, and what has
   * begun stays as it is. 409 `blocks-in-the-way` as for new ones.
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

  /** Removes blocks that were made together. One of them and, as asked for, those of later dates and of other people that have not begun. */
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
