import { ApiProperty } from '@nestjs/swagger';
import {
  type PoolKind,
  poolKinds,
  type PoolStatus,
  poolStatuses,
  type ResourcePool,
} from '../../salon/resources/resource-pool.entity.js';
import {
  type ResourceUnit,
  type UnitStatus,
  unitStatuses,
} from '../../salon/resources/resource-unit.entity.js';
import type { ServiceResource } from '../../salon/resources/service-resource.entity.js';
import type { BookingRecord } from '../booking-records/booking.entity.js';
import { ClientContactView } from '../booking-records/client-news.view.js';

/** One chair, room, basin or device. */
export class ResourceUnitView {
  _id: string;
  title: string;

  /** `out`: out of order. */
  @ApiProperty({ enum: unitStatuses })
  status: UnitStatus;

  /** When a unit that is out of order is back, ISO 8601 in UTC; null if no one knows. */
  @ApiProperty({ type: String, nullable: true })
  outUntil: string | null;
}

/** A service that needs a unit of the pool. */
export class PoolNeedView {
  serviceId: string;

  /** The service's title. */
  title: string;

  /** Indexes of its segments, from 0; null for the whole service. */
  @ApiProperty({ type: [Number], nullable: true })
  segments: number[] | null;
  turnoverMinutes: number;
}

/** Identical units, such as the salon's basins. */
export class ResourcePoolView {
  _id: string;
  title: string;

  @ApiProperty({ enum: poolKinds })
  kind: PoolKind;

  @ApiProperty({ enum: poolStatuses })
  status: PoolStatus;

  /** In the owner's order, archived ones included. Without one in order, services that need it can't be booked. */
  units: ResourceUnitView[];

  /** In no particular order. */
  needs: PoolNeedView[];
}

/** A booking that needs a unit and has none in order. */
export class UnseatedVisitView {
  _id: string;
  reference: string;

  /** Instant, ISO 8601 in UTC. */
  startsAt: string;
  endsAt: string;
  titles: string[];
  client: ClientContactView;
}

/** A pool after a change, and the bookings that no unit can take. */
export class ChangedPoolView extends ResourcePoolView {
  unseated: UnseatedVisitView[];
}

/** The effect of a unit's being out of order on its bookings. */
export class UnitOutView {
  /** The number of visits that get another unit. */
  reseated: number;

  /** The rest; they stay booked until someone moves or cancels them. */
  inTheWay: UnseatedVisitView[];
}

/** The needs of a service after a change, and the bookings that no unit can take. */
export class ServiceNeedsView {
  needs: NeedView[];
  unseated: UnseatedVisitView[];
}

export class NeedView {
  poolId: string;

  @ApiProperty({ type: [Number], nullable: true })
  segments: number[] | null;
  turnoverMinutes: number;
}

export const toResourcePoolView = (
  { id, title, kind, status, units }: ResourcePool,
  needs: readonly ServiceResource[],
  titles: ReadonlyMap<string, string>,
): ResourcePoolView => ({
  _id: id,
  title,
  kind,
  status,
  units: units.map(toResourceUnitView),
  needs: needs
    .filter(({ poolId }) => poolId === id)
    .map(({ serviceId, segments, turnoverMinutes }) => ({
      serviceId,
      title: titles.get(serviceId) ?? '',
      segments,
      turnoverMinutes,
    })),
});

const toResourceUnitView = ({ id, title, status, outUntil }: ResourceUnit): ResourceUnitView => ({
  _id: id,
  title,
  status,
  outUntil: outUntil?.toISOString() ?? null,
});

export const toUnseatedVisitView = (
  booking: BookingRecord,
  client: ClientContactView,
): UnseatedVisitView => ({
  _id: booking.id,
  reference: booking.reference,
  startsAt: booking.startsAt.toISOString(),
  endsAt: booking.endsAt.toISOString(),
  titles: booking.lines.map(({ title }) => title),
  client,
});
