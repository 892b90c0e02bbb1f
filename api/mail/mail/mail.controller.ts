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
   * One email with its text, also as a preview in another language. Links and codes that open an account are shown as
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

  /** The email with its account links and codes, for salons without a mail server to pass on. */
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
   * Sends the emails that were due before a restore. Outdated ones are dropped. If another admin has already decided,
   * nothing happens.
   */
  @Limited('mail-retry')
  @ClosedInDemo()
  @Post('held/send')
  @HttpCode(200)
  sendHeldMail(@ActingUser() actor: CurrentUser): Promise<HeldMailDecisionView> {
    return this.desk.sendHeldMail(actor);
  }

  /** Drops the emails that were due before a restore. If another admin has already decided, nothing happens. */
  @Limited('mail-retry')
  @ClosedInDemo()
  @Post('held/drop')
  @HttpCode(200)
  dropHeldMail(@ActingUser() actor: CurrentUser): Promise<HeldMailDecisionView> {
    return this.desk.dropHeldMail(actor);
  }

  /** Retries an email that failed or is waiting for its next attempt. */
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
