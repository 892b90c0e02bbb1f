import type { PoolKind } from './resource-pool.entity.js';
import type { ServiceResource } from './service-resource.entity.js';

/** A pool as the plan needs it. */
export interface PlanPool {
  id: string;
  title: string;
  kind: PoolKind;
  /** Units that are not archived, in the owner's order. */
  units: PlanUnit[];
  needs: PlanNeed[];
}

/** A unit, and when it is back if it is out of order: in minutes since 1970, or null if no one knows. */
export interface PlanUnit {
  id: string;
  title: string;
  isOut: boolean;
  outUntil: number | null;
}

/** A service that needs the pool. */
export interface PlanNeed {
  serviceId: string;
  segments: number[] | null;
  turnoverMinutes: number;
}

/** A need of a service as an admin enters it. */
export type ServiceNeed = Pick<ServiceResource, 'poolId' | 'segments' | 'turnoverMinutes'>;
