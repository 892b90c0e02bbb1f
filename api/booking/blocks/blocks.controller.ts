import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { BlockIdPipe } from './block-id.pipe.js';
import { BlocksService } from './blocks.service.js';
import { DiaryBlockView } from './block.view.js';
import { AddBlockDto, ChangeBlockDto } from './dto/block.dto.js';

/** Hours in which a team member takes no bookings: a dentist's appointment, a delivery, a training session. */
@May('bookings')
@Controller('blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  /**
   * Blocks a team member's time; stylists only their own. 409 `slot-taken` if they have a booking, a hold or another
   * block then.
   */
  @Post()
  addBlock(@Body() body: AddBlockDto, @ActingUser() user: CurrentUser): Promise<DiaryBlockView> {
    return this.blocks.addBlock(body, user);
  }

  /**
   * Moves a block, makes it longer or shorter, gives it to another team member, or changes its reason. Others of its
   * group stay as they are.
   */
  @Patch(':id')
  changeBlock(
    @Param('id', BlockIdPipe) id: string,
    @Body() body: ChangeBlockDto,
    @ActingUser() user: CurrentUser,
  ): Promise<DiaryBlockView> {
    return this.blocks.changeBlock(id, body, user);
  }

  /** Removes a single block, even of a group. */
  @Delete(':id')
  @HttpCode(204)
  deleteBlock(@Param('id', BlockIdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.blocks.deleteBlock(id, user);
  }
}
