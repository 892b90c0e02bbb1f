import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { ActingUser, type CurrentUser } from '../common/access/current-user.decorator.js';
import { Roles } from '../common/access/roles.decorator.js';
import { BlockIdPipe } from './block-id.pipe.js';
import { BlocksService } from './blocks.service.js';
import { DiaryBlockView } from './desk-diary.view.js';
import { AddBlockDto, ChangeBlockDto } from './dto/block.dto.js';

/** Hours in which somebody takes no bookings: a dentist, a delivery, a training. */
@ApiBearerAuth()
@Roles('admin')
@Controller('blocks')
export class BlocksController {
  constructor(private readonly blocks: BlocksService) {}

  /** Keeps somebody from bookings. 409 `slot-taken` when she has one then, or a hold, or another block. */
  @Post()
  addBlock(@Body() body: AddBlockDto, @ActingUser() user: CurrentUser): Promise<DiaryBlockView> {
    return this.blocks.addBlock(body, user);
  }

  /** Moves a block, makes it longer or shorter, gives it to somebody else, or another reason. */
  @Patch(':id')
  changeBlock(
    @Param('id', BlockIdPipe) id: string,
    @Body() body: ChangeBlockDto,
    @ActingUser() user: CurrentUser,
  ): Promise<DiaryBlockView> {
    return this.blocks.changeBlock(id, body, user);
  }

  /** Gives the time back. */
  @Delete(':id')
  @HttpCode(204)
  deleteBlock(@Param('id', BlockIdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.blocks.deleteBlock(id, user);
  }
}
