import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { ChangeSentenceDto } from './dto/change-sentence.dto.js';
import { ListSentencesDto } from './dto/list-sentences.dto.js';
import { OwnSentencesService } from './own-sentences.service.js';
import { SentencePageView, SentenceView } from './sentence.view.js';

@Roles('admin')
@Controller('salon/words')
export class OwnWordsController {
  constructor(private readonly sentences: OwnSentencesService) {}

  /** The sentences that clients read on pages, buttons and in emails, with the salon's own texts. */
  @Get()
  listSentences(@Query() query: ListSentencesDto): Promise<SentencePageView> {
    return this.sentences.listSentences(query);
  }

  /** Rewords a sentence, or restores its standard text. */
  @Put()
  changeSentence(@Body() body: ChangeSentenceDto, @ActingUser() user: CurrentUser): Promise<SentenceView> {
    return this.sentences.changeSentence(body, user);
  }
}
