import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { MessageAnswer } from './message-answer.entity.js';

@Injectable()
export class MessageAnswersRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False if an answer with this id already exists. */
  async addAnswer(answer: Partial<MessageAnswer>, tx: EntityManager): Promise<boolean> {
    return (await insertUnlessTaken(tx, MessageAnswer, answer)) !== null;
  }

  findAnswer(id: string, tx: EntityManager): Promise<MessageAnswer | null> {
    return tx.findOneBy(MessageAnswer, { id });
  }

  /** The answers to these messages, oldest first. */
  ofMessages(messageIds: string[], tx: EntityManager = this.source.manager): Promise<MessageAnswer[]> {
    return tx.find(MessageAnswer, {
      where: { messageId: In(messageIds) },
      relations: { writtenBy: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
