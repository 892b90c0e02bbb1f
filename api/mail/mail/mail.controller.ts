import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import { LanguageOfQuery } from '../../common/http/language-of-query.js';
import { languages } from '../../words/languages.gen.js';
import type { Language } from '../../words/types.gen.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { ListMailDto } from './dto/list-mail.dto.js';
import { EmailView, HeldMailDecisionView, MailPageView, MailView } from './mail.view.js';
import { MailService } from './mail.service.js';
@Roles('admin')
@Controller('mail')
export class MailController {
  constructor(private readonly desk: MailService) {}

  /** The emails the salon has sent or is about to send, newest first. */
  @Get()
  listMail(@Query() query: ListMailDto, @AnswerLanguage() language: Language): Promise<MailPageView> {
    return this.desk.listMail(query, language);
  }

  /**
   * One email with its text, or as it would be written in another language. Links and codes that open an account are shown as
   * dots.
   */
  @Get(':id')
  @ApiQuery({ name: 'language', required: false, enum: languages, enumName: 'Language' })
  showEmail(
    @Param('id', IdPipe) id: string,
    @ActingUser() actor: CurrentUser,
    @AnswerLanguage() language: Language,
    @LanguageOfQuery() inLanguage: Language | null,
  ): Promise<EmailView> {
    return this.desk.showEmail(id, actor, { language, inLanguage });
  }

  /** The email with the links and codes in it that open an account, as a salon without a mail server has to hand them on. */
  @FreshProof()
  @ClosedInDemo()
  @Get(':id/secret')
  showEmailSecret(
    @Param('id', IdPipe) id: string,
    @ActingUser() actor: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<EmailView> {
    return this.desk.showSecret(id, actor, language);
  }

  /**
   * Sends the emails that were due before a restore and wait for a decision. Those that are no longer true or useful are
   * dropped. When another admin has decided before, nothing happens.
   */
  @Limited('mail-retry')
  @ClosedInDemo()
  @Post('held/send')
  @HttpCode(200)
  sendHeldMail(@ActingUser() actor: CurrentUser): Promise<HeldMailDecisionView> {
    return this.desk.sendHeldMail(actor);
  }

  /** Drops the emails that were due before a restore. When another admin has decided before, nothing happens. */
  @Limited('mail-retry')
  @ClosedInDemo()
  @Post('held/drop')
  @HttpCode(200)
  dropHeldMail(@ActingUser() actor: CurrentUser): Promise<HeldMailDecisionView> {
    return this.desk.dropHeldMail(actor);
  }

  /** Sends an email that failed, or that is waiting for its next attempt, as soon as possible. */
  @Limited('mail-retry')
  @ClosedInDemo()
  @Post(':id/retry')
  @HttpCode(200)
  retryMessage(
    @Param('id', IdPipe) id: string,
    @ActingUser() actor: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<MailView> {
    return this.desk.retryMessage(id, actor, language);
  }
}
