import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, LessThan, type SelectQueryBuilder } from 'typeorm';
import { TimeOffRequest } from './time-off-request.entity.js';

/** The most requests listed, earliest first. */
const MAX_LISTED = 100;

/** The account still belongs to the same team member: a request lapses when they leave the team. */
const STANDS = `EXISTS (
  SELECT FROM users WHERE users.id = request.asked_by AND users.staff_id = request.staff_id
    AND users.role <> 'user' AND users.disabled_at IS NULL)`;

type NewRequest = Pick<
  TimeOffRequest,
  'staffId' | 'askedBy' | 'startsAt' | 'endsAt' | 'reason' | 'askedAt' | 'answeredAt' | 'state' | 'answer'
>;

@Injectable()
export class TimeOffRequestsRepository {
  constructor(@InjectDataSource() private readonly source: DataSource) {}

  /** Requests that are pending or declined, and whose time is not over. */
  listCurrent({
    staffId,
    askedBy,
    now,
  }: {
    staffId?: string | undefined;
    askedBy?: string | undefined;
    now: Date;
  }): Promise<TimeOffRequest[]> {
    const query = this.standingRequests(this.source.manager)
      .andWhere(`request.state <> 'granted' AND request.endsAt > :now`, { now })
      .orderBy('request.startsAt')
      .addOrderBy('request.id')
      .limit(MAX_LISTED);
    if (staffId !== undefined) query.andWhere('request.staffId = :staffId', { staffId });
    if (askedBy !== undefined) query.andWhere('request.askedBy = :askedBy', { askedBy });
    return query.getMany();
  }

  /** All requests of one account, earliest first. */
  listOf(askedBy: string): Promise<TimeOffRequest[]> {
    return this.source.manager.find(TimeOffRequest, {
      where: { askedBy },
      order: { askedAt: 'ASC', id: 'ASC' },
    });
  }

  /** Locked for a change; null if it has lapsed. */
  findForChange(id: string, tx: EntityManager): Promise<TimeOffRequest | null> {
    return this.standingRequests(tx)
      .andWhere('request.id = :id', { id })
      .setLock('pessimistic_write')
      .getOne();
  }

  /** The number of pending requests, of one account or of all. */
  countPending(now: Date, of: { askedBy?: string } = {}, tx = this.source.manager): Promise<number> {
    const query = this.standingRequests(tx).andWhere(`request.state = 'pending' AND request.endsAt > :now`, {
      now,
    });
    if (of.askedBy !== undefined) query.andWhere('request.askedBy = :askedBy', of);
    return query.getCount();
  }

  async addRequest(request: NewRequest, tx: EntityManager): Promise<TimeOffRequest> {
    const { generatedMaps } = await tx.insert(TimeOffRequest, request);
    return Object.assign(new TimeOffRequest(), request, generatedMaps[0]);
  }

  async answer(
    { id, state, answeredAt, answer }: Pick<TimeOffRequest, 'id' | 'state' | 'answeredAt' | 'answer'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(TimeOffRequest, id, { state, answeredAt, answer });
  }

  /** Deletes requests whose time was over before then. */
  async sweep(endedBefore: Date): Promise<void> {
    await this.source.manager.delete(TimeOffRequest, { endsAt: LessThan(endedBefore) });
  }

  async remove(id: string, tx: EntityManager): Promise<void> {
    await tx.delete(TimeOffRequest, id);
  }

  private standingRequests(tx: EntityManager): SelectQueryBuilder<TimeOffRequest> {
    return tx.createQueryBuilder(TimeOffRequest, 'request').where(STANDS);
  }
}
