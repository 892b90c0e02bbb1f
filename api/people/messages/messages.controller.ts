import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { AskedLanguage } from '../../common/http/asked-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { AnswerMessageDto } from './dto/answer-message.dto.js';
import { ListMessagesDto } from './dto/list-messages.dto.js';
import { MarkMessageDto } from './dto/mark-message.dto.js';
import { SendMessageDto } from './dto/send-message.dto.js';
import { MessagePageView, MessageReceiptView, VisitorMessageView } from './message.view.js';
import { MessagesService } from './messages.service.js';

@Controller('messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  /** Sends a message to the salon: it goes to the inbox and is emailed to the salon. */
  @Public()
  @Limited('message')
  @Post()
  sendMessage(
    @Body() body: SendMessageDto,
    @AskedLanguage() language: Language | null,
  ): Promise<MessageReceiptView> {
    return this.messages.sendMessage(body, language);
  }

  /** The inbox, newest first. */
  @May('inbox')
  @Get()
  listMessages(@Query() query: ListMessagesDto): Promise<MessagePageView> {
    return this.messages.listMessages(query);
  }

  /** One message. */
  @May('inbox')
  @Get(':id')
  showMessage(@Param('id', IdPipe) id: string): Promise<VisitorMessageView> {
    return this.messages.showMessage(id);
  }

  /** Marks a message as handled, or opens it again. */
  @May('inbox')
  @Put(':id/status')
  markMessage(
    @Param('id', IdPipe) id: string,
    @Body() body: MarkMessageDto,
    @ActingUser() user: CurrentUser,
  ): Promise<VisitorMessageView> {
    return this.messages.markMessage(id, body, user);
  }

  /** Replies to a message by email and marks it as handled. */
  @May('inbox')
  @Limited('message-answer')
  @Post(':id/answer')
  answerMessage(
    @Param('id', IdPipe) id: string,
    @Body() body: AnswerMessageDto,
    @ActingUser() user: CurrentUser,
  ): Promise<VisitorMessageView> {
    return this.messages.answerMessage(id, body, user);
  }
}
