import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  type StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { ApiLanguageQuery } from '../../common/http/api-language.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { TableAnswer } from '../../common/table/table-answer.decorator.js';
import { TableFileDto } from '../../common/table/table-file.dto.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import type { Language } from '../../words/types.gen.js';
import { RevalidatedInterceptor } from '../../platform/public-answers/revalidated.interceptor.js';
import { AddStaffMemberDto, ArrangeStaffDto, ChangeStaffMemberDto } from './dto/staff-member.dto.js';
import { StaffEntryView, StaffMemberView } from './staff-member.view.js';
import { StaffService } from './staff.service.js';
import { StaffExportService } from './staff-export.service.js';
import { StaffEditorService } from './staff-editor.service.js';

@Controller('staff')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly editor: StaffEditorService,
    private readonly table: StaffExportService,
  ) {}

  /** The team members who can be booked, in the owner's order. */
  @Public()
  @Get()
  @ApiLanguageQuery()
  @UseInterceptors(RevalidatedInterceptor)
  listStaff(@LanguageOfQuery() language: Language | null): Promise<StaffMemberView[]> {
    return this.staff.listStaff(language);
  }

  /** All of them, including those who have left, with how many bookings each still has. */
  @Roles('admin')
  @Get('all')
  listStaffEntries(): Promise<StaffEntryView[]> {
    return this.editor.listStaffEntries();
  }

  /** Everyone who works here, as a table, in the salon's main language. */
  @FreshProof()
  @May('catalogue')
  @Get('export')
  @TableAnswer()
  exportStaff(
    @Query() query: TableFileDto,
    @ActingUser() user: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<StreamableFile> {
    return this.table.exportStaff(query, user, language);
  }

  /** Adds a team member at the end. They can be booked once they have working hours and services. */
  @Roles('admin')
  @Post()
  addStaffMember(@Body() body: AddStaffMemberDto, @ActingUser() user: CurrentUser): Promise<StaffEntryView> {
    return this.editor.addStaffMember(body, user);
  }

  /** Reorders the list; 409 `list-has-changed` if one was added or deleted in the meantime. */
  @Roles('admin')
  @Put('order')
  arrangeStaff(@Body() body: ArrangeStaffDto, @ActingUser() user: CurrentUser): Promise<StaffEntryView[]> {
    return this.editor.arrangeStaff(body, user);
  }

  /**
   * Changes a team member, or marks them as having left, which ends their role; 409 `has-coming-visits` while they have
   * upcoming bookings.
   */
  @Roles('admin')
  @FreshProof('everyone', { active: false })
  @ClosedInDemo({ when: { active: false } })
  @Patch(':id')
  changeStaffMember(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeStaffMemberDto,
    @ActingUser() user: CurrentUser,
  ): Promise<StaffEntryView> {
    return this.editor.changeStaffMember(id, body, user);
  }

  /** Deletes a team member who was never booked, and ends their role; Otherwise 409 `has-history`. */
  @Roles('admin')
  @FreshProof()
  @ClosedInDemo()
  @Delete(':id')
  @HttpCode(204)
  deleteStaffMember(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.editor.deleteStaffMember(id, user);
  }
}
