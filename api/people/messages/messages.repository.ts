import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, rowsBefore } from '../../common/page/page.js';
import { holding } from '../../database/like-pattern.js';
import { insertUnlessTaken } from '../../database/insert-row.js';
import { type InboxStatus, VisitorMessage } from './visitor-message.entity.js';

interface InboxFilter {
  status?: InboxStatus | undefined;
  search?: string | undefined;
}

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
    const query = this.source
      .createQueryBuilder(VisitorMessage, 'message')
      .leftJoinAndSelect('message.handledBy', 'handledBy')
      .orderBy('message.createdAt', 'DESC')
      .addOrderBy('message.id', 'ASC')
      .take(page.pageSize)
      .skip(rowsBefore(page));
    if (status) query.andWhere('message.status = :status', { status });
    if (search) {
      query.andWhere(
        `concat_ws(' ', message.name, message.lastName, message.email, message.phone, message.text) ILIKE :search`,
        { search: holding(search) },
      );
    }
    return query.getManyAndCount();
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
