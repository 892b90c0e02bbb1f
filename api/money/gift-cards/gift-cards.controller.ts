import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { EmailGiftCardDto, ListGiftCardsDto, LookAtGiftCardDto } from './dto/gift-card.dto.js';
import { GiftCardPageView, GiftCardView, RenewedGiftCardView } from './gift-card.view.js';
import { ManageGiftCardsService } from './manage-gift-cards.service.js';

/** Gift cards. They are sold and used by way of sales. */
@Controller('gift-cards')
export class GiftCardsController {
  constructor(private readonly cards: ManageGiftCardsService) {}

  /** Gift cards, the latest first, without their codes. */
  @May('till')
  @Get()
  listGiftCards(@Query() query: ListGiftCardsDto): Promise<GiftCardPageView> {
    return this.cards.listGiftCards(query);
  }

  /**
   * What is left on a card. 422 for a mistyped code, which its last sign says; 404 for one that nobody has and for a card that is
   * used up, one like the other.
   */
  @May('till')
  @Limited('gift-card')
  @Post('look')
  @HttpCode(200)
  lookAtGiftCard(@Body() body: LookAtGiftCardDto, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.lookAtGiftCard(body.code, actor);
  }

  /** Blocks a card that was lost or stolen: nobody pays with it until it is unblocked. What is left on it stays. */
  @May('reports')
  @Post(':id/block')
  @HttpCode(200)
  blockGiftCard(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.blockGiftCard(id, actor);
  }

  /**
   * Gives a card whose code was lost a new one. It is in this answer alone, and the one of before pays nothing from now on. What is
   * left on the card stays, and a blocked card stays blocked.
   */
  @May('reports')
  @FreshProof()
  @Post(':id/code')
  renewGiftCardCode(
    @Param('id', IdPipe) id: string,
    @ActingUser() actor: CurrentUser,
  ): Promise<RenewedGiftCardView> {
    return this.cards.renewGiftCardCode(id, actor);
  }

  /**
   * Emails a card that was just sold, or given a new code. 422 for a code that is not the one of this card, 409 for a card that nobody
   * can pay with.
   */
  @May('till')
  @Limited('receipt')
  @Post(':id/letter')
  @HttpCode(202)
  emailGiftCard(
    @Param('id', IdPipe) id: string,
    @Body() body: EmailGiftCardDto,
    @ActingUser() actor: CurrentUser,
  ): Promise<void> {
    return this.cards.emailGiftCard(id, body, actor);
  }

  /** Lets people pay with a blocked card again. */
  @May('reports')
  @Post(':id/unblock')
  @HttpCode(200)
  unblockGiftCard(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.unblockGiftCard(id, actor);
  }
}
