import { notFound } from '../../common/problem/common.problems.js';

/** 404: no such pool. */
export const noSuchPool = () => notFound('pool');

/** 404: no such unit. */
export const noSuchUnit = () => notFound('unit');
