import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ActingUser, type CurrentUser } from '../../common/access/current-user.decorator.js';
import { FreshProof } from '../../common/access/fresh-proof.decorator.js';
import { Roles } from '../../common/access/roles.decorator.js';
import { MovingLetterView } from './moving-letter.view.js';
import { MovingLetterService } from './moving-letter.service.js';

/** The email with which a salon tells the clients of its old system about its new booking page. */
@Roles('admin')
@Controller('moving-letter')
export class MovingLetterController {
  constructor(private readonly letter: MovingLetterService) {}

  /** How many clients it would reach, and how far it is. */
  @Get()
  showMovingLetter(): Promise<MovingLetterView> {
    return this.letter.showMovingLetter();
  }

  /**
   * Queues it to clients without an account who have a coming visit or agreed to news by email, and have not had it. They
   * leave a few each minute.
   */
  @FreshProof()
  @Post()
  @HttpCode(200)
  sendMovingLetter(@ActingUser() user: CurrentUser): Promise<MovingLetterView> {
    return this.letter.sendMovingLetter(user);
  }

  /** Deletes the emails that have not left. Their clients can be written to again. */
  @Delete()
  @HttpCode(200)
  stopMovingLetter(@ActingUser() user: CurrentUser): Promise<MovingLetterView> {
    return this.letter.stopMovingLetter(user);
  }
}
