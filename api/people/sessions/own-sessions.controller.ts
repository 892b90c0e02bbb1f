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

  /** The browsers in which one is signed in, this one first, then by last use. */
  @Get()
  listSessions(
    @ActingUser() actor: CurrentUser,
    @AnswerLanguage() language: Language,
  ): Promise<OpenSessionView[]> {
    return this.sessions.listSessions(actor, language);
  }

  /**
   * Signs one out everywhere else. Log-ins in progress end too, and so do all access tokens: the session of this browser gives
   * another.
   */
  @HttpCode(204)
  @ClosedInDemo()
  @Delete()
  endOtherSessions(@ActingUser() actor: CurrentUser): Promise<void> {
    return this.sessions.endOtherSessions(actor);
  }

  /** Signs one out in one browser; its access tokens end with it. */
  @HttpCode(204)
  @ClosedInDemo()
  @Delete(':id')
  endSession(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<void> {
    return this.sessions.endSession(id, actor);
  }
}
