import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type OwnLetterView, toOwnLetterView } from './mail.view.js';
import { type Addressee, OutboxRepository } from './outbox.repository.js';

/** What the salon and one person have written to each other: to show it to her, and to forget it. */
@Injectable()
export class Correspondence {
  constructor(private readonly outbox: OutboxRepository) {}

  async listLettersTo(userId: string): Promise<OwnLetterView[]> {
    return (await this.outbox.ofUser(userId)).map(toOwnLetterView);
  }

  /** How many letters were given up. */
  countFailed(): Promise<number> {
    return this.outbox.countFailed();
  }

  forget(person: Addressee, within: EntityManager): Promise<void> {
    return this.outbox.forget(person, within);
  }
}
