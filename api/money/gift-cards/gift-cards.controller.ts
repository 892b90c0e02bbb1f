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

  /** Gift cards, latest first, without their codes. */
  @May('till')
  @Get()
  listGiftCards(@Query() query: ListGiftCardsDto): Promise<GiftCardPageView> {
    return this.cards.listGiftCards(query);
  }

  /**
   * The balance of a card. 422 for a mistyped code, detected by its last character; 404 both for an unknown code and
   * for a card that is used up.
   */
  @May('till')
  @Limited('gift-card')
  @Post('look')
  @HttpCode(200)
  lookAtGiftCard(@Body() body: LookAtGiftCardDto, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.lookAtGiftCard(body.code, actor);
  }

  /** Blocks a lost or stolen card: no one can pay with it until it is unblocked. The balance stays. */
  @May('reports')
  @Post(':id/block')
  @HttpCode(200)
  blockGiftCard(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.blockGiftCard(id, actor);
  }

  /**
   * Gives a card with a lost code a new code. Only this response contains it, and the old code stops working. The
   * balance stays, and a blocked card stays blocked.
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
   * Emails a card that was just sold or given a new code. 422 for the code of another card, 409 for a card that can't
   * be used.
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

  /** Unblocks a card. */
  @May('reports')
  @Post(':id/unblock')
  @HttpCode(200)
  unblockGiftCard(@Param('id', IdPipe) id: string, @ActingUser() actor: CurrentUser): Promise<GiftCardView> {
    return this.cards.unblockGiftCard(id, actor);
  }
}
