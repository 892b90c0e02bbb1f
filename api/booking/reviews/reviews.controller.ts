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
  UseInterceptors,
} from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { May } from '../../common/access/may.decorator.js';
import { Public } from '../../common/access/public.decorator.js';
import { IdPipe } from '../../common/validation/id.pipe.js';
import { PageDto } from '../../common/page/page.dto.js';
import { Limited } from '../../platform/limits/limited.decorator.js';
import { RevalidatedInterceptor } from '../../platform/public-answers/revalidated.interceptor.js';
import { AnswerReviewDto, HideReviewDto, PublishReviewDto } from './dto/judge-review.dto.js';
import { ListPublishedReviewsDto, ListReviewsDto } from './dto/read-reviews.dto.js';
import { ChangeReviewDto, WriteReviewDto } from './dto/write-review.dto.js';
import { ReviewModerationService } from './review-moderation.service.js';
import {
  OwnReviewPageView,
  OwnReviewView,
  PublishedReviewPageView,
  ReviewEntryView,
  ReviewPageView,
  ReviewSummaryView,
  ReviewView,
} from './review.view.js';
import { ReviewsService } from './reviews.service.js';

@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly desk: ReviewModerationService,
  ) {}

  /** The newest published reviews. */
  @Public()
  @Get()
  @UseInterceptors(RevalidatedInterceptor)
  listReviews(): Promise<ReviewView[]> {
    return this.reviews.listReviews();
  }

  /** All published reviews, the newest first; with a service or a team member, only those of such visits. */
  @Public()
  @Get('published')
  listPublishedReviews(@Query() query: ListPublishedReviewsDto): Promise<PublishedReviewPageView> {
    return this.reviews.listPublishedReviews(query);
  }

  /** The number of published reviews and their average: of the salon, each service and each team member. */
  @Public()
  @Get('summary')
  @UseInterceptors(RevalidatedInterceptor)
  summarizeReviews(): Promise<ReviewSummaryView> {
    return this.reviews.showSummary();
  }

  /** The caller's own reviews, latest first. */
  @Get('mine')
  listMyReviews(@Query() query: PageDto, @ActingUser() user: CurrentUser): Promise<OwnReviewPageView> {
    return this.reviews.listMyReviews(query, user);
  }

  /** All reviews, pending ones first. */
  @May('reviews')
  @Get('all')
  listAllReviews(@Query() query: ListReviewsDto): Promise<ReviewPageView> {
    return this.desk.listReviews(query);
  }

  /** Writes a review, shown once the salon has read it. 409 `already-reviewed` if the booking already has a review. */
  @Limited('review')
  @Post()
  writeReview(@Body() body: WriteReviewDto, @ActingUser() user: CurrentUser): Promise<OwnReviewView> {
    return this.reviews.writeReview(body, user);
  }

  /** Changes the caller's own review, until the salon has read it; 409 `not-possible` from then on. */
  @Limited('review')
  @Patch(':id')
  changeReview(
    @Param('id', IdPipe) id: string,
    @Body() body: ChangeReviewDto,
    @ActingUser() user: CurrentUser,
  ): Promise<OwnReviewView> {
    return this.reviews.changeReview(id, body, user);
  }

  /** Deletes the caller's own review. */
  @HttpCode(204)
  @Delete(':id')
  deleteReview(@Param('id', IdPipe) id: string, @ActingUser() user: CurrentUser): Promise<void> {
    return this.reviews.deleteReview(id, user);
  }

  /** Publishes a review. 409 `review-has-changed` if its text has changed since it was read. */
  @May('reviews')
  @HttpCode(200)
  @Post(':id/publish')
  publishReview(
    @Param('id', IdPipe) id: string,
    @Body() { version }: PublishReviewDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ReviewEntryView> {
    return this.desk.publishReview(id, version, user);
  }

  /** Hides a review from everyone but its author, with a reason. */
  @May('reviews')
  @HttpCode(200)
  @Post(':id/hide')
  hideReview(
    @Param('id', IdPipe) id: string,
    @Body() { reason }: HideReviewDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ReviewEntryView> {
    return this.desk.hideReview(id, reason, user);
  }

  /** Answers a review publicly, or removes the answer. */
  @May('reviews')
  @Put(':id/answer')
  answerReview(
    @Param('id', IdPipe) id: string,
    @Body() { answer }: AnswerReviewDto,
    @ActingUser() user: CurrentUser,
  ): Promise<ReviewEntryView> {
    return this.desk.answerReview(id, answer, user);
  }
}
