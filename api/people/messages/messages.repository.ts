import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { holdsEvery, type Reading, readingThatFinds } from '../../database/search-letters.js';
import { type InboxStatus, VisitorMessage } from './visitor-message.entity.js';

interface InboxFilter {
  status?: InboxStatus | undefined;
  search?: string | undefined;
}

/** The searched text of a message, exactly as in its index. */
const searchedTexts = [
  `message.name || ' ' || message.last_name`,
  `message.email || ' ' || message.phone`,
  'message.text',
];

@Injectable()
export class MessagesRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** False if a message with this id already exists. */
  async addMessage(message: Partial<VisitorMessage>, tx: EntityManager): Promise<boolean> {
    return (await insertUnlessTaken(tx, VisitorMessage, message)) !== null;
  }

  findMessage(id: string, tx: EntityManager = this.source.manager): Promise<VisitorMessage | null> {
    return tx.findOne(VisitorMessage, { where: { id }, relations: { handledBy: true } });
  }

  /** Newest first. */
  async list({ status, search }: InboxFilter, page: Page): Promise<[VisitorMessage[], number]> {
    const words = await readingThatFinds(search, (reading) => this.queryFor(status, reading).getExists());
    return this.queryFor(status, words)
      .leftJoinAndSelect('message.handledBy', 'handledBy')
      .orderBy('message.createdAt', 'DESC')
      .addOrderBy('message.id', 'ASC')
      .take(page.pageSize)
      .skip(rowsBefore(page))
      .getManyAndCount();
  }

  private queryFor(status: InboxStatus | undefined, words: Reading): SelectQueryBuilder<VisitorMessage> {
    const query = this.source.createQueryBuilder(VisitorMessage, 'message').where('TRUE');
    if (status) query.andWhere('message.status = :status', { status });
    const places = words.map((_, place) => `:word${place}`);
    query.andWhere(holdsEvery(searchedTexts, places));
    return query.setParameters(Object.fromEntries(words.map((word, place) => [`word${place}`, word])));
  }

  /** Messages from one email address, oldest first. */
  ofWriter(emailKey: string): Promise<VisitorMessage[]> {
    return this.source
      .createQueryBuilder(VisitorMessage, 'message')
      .where('lower(normalize(message.email, NFC)) = :emailKey', { emailKey })
      .orderBy('message.createdAt')
      .addOrderBy('message.id')
      .getMany();
  }

  async removeOfWriter(emailKey: string, tx: EntityManager): Promise<void> {
    await tx
      .createQueryBuilder()
      .delete()
      .from(VisitorMessage)
      .where('lower(normalize(email, NFC)) = :emailKey', { emailKey })
      .execute();
  }

  countOpen(): Promise<number> {
    return this.source.getRepository(VisitorMessage).countBy({ status: 'open' });
  }

  async mark(
    id: string,
    change: Partial<Pick<VisitorMessage, 'status' | 'handledAt' | 'handledById' | 'note'>>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(VisitorMessage, id, change);
  }
}
