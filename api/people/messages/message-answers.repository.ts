import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { MessageAnswer } from './message-answer.entity.js';

@Injectable()
export class MessageAnswersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False if an answer with this id exists already. */
  async add(answer: Partial<MessageAnswer>, within: EntityManager): Promise<boolean> {
    const { raw } = await within
      .createQueryBuilder()
      .insert()
      .into(MessageAnswer)
      .values(answer)
      .orIgnore()
      .returning('id')
      .execute();
    return raw.length > 0;
  }

  find(id: string, within: EntityManager): Promise<MessageAnswer | null> {
    return within.findOneBy(MessageAnswer, { id });
  }

  /** The answers to these messages, oldest first. */
  ofMessages(messageIds: string[], within: EntityManager = this.source.manager): Promise<MessageAnswer[]> {
    return within.find(MessageAnswer, {
      where: { messageId: In(messageIds) },
      relations: { writtenBy: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
