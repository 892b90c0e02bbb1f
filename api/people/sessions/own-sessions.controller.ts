import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ClosedInDemo } from '../../common/access/closed-in-demo.decorator.js';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { AnswerLanguage } from '../../common/http/answer-language.decorator.js';
import type { Language } from '../../words/types.gen.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { OpenSessionView } from './open-session.view.js';
import { OwnSessionsService } from './own-sessions.service.js';
@Controller('auth/sessions')
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** The browsers in which the caller is logged in, this one first, then by last use. */
  @Get()
  listSessions(
    @ActingUser() actor: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<OpenSessionView[]> {
    return this.sessions.listSessions(actor, language);
  }

  /**
   * Logs the caller out everywhere else. Log-ins in progress and all access tokens end as well; this browser's session
   * can issue a new one.
   */
  @HttpCode(204)
  @ClosedInDemo()
  @Delete()
  endOtherSessions(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.sessions.endOtherSessions(actor);
  }

  /** Logs the caller out in one browser; its access tokens end with it. */
  @HttpCode(204)
  @ClosedInDemo()
  @Delete(':id')
  endSession(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.sessions.endSession(id, actor);
  }
}
