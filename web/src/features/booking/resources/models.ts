import type { ProblemError } from '../../../api/problem';
import type { components } from '../../../api/schema.gen';

/** Identical units, such as the salon's basins, and the services that need one. */
export type Pool = components['schemas']['ResourcePoolView'];
/** One chair, room, basin or device. */
export type Unit = Pool['units'][number];
export type PoolKind = Pool['kind'];

/** In the order in which they are offered. */
export const poolKinds = ['chair', 'basin', 'room', 'device'] as const satisfies readonly PoolKind[];

/** A booked visit for which no unit is free. */
export type UnseatedVisit = components['schemas']['UnseatedVisitView'];

/** A need of a service. */
export type Need = components['schemas']['NeedView'];

export const MOST_TURNOVER_MINUTES = 120;
export const MOST_UNITS = 50;

/** The visits that would have no unit, from the refusal to archive one; empty for any other failure. */
export const visitsOf = (problem: ProblemError | null): readonly UnseatedVisit[] =>
  problem?.code === 'unit-in-use' && Array.isArray(problem.extras['visits'])
    ? (problem.extras['visits'] as UnseatedVisit[])
    : [];
