/**
 * The most values in a request, including lists and objects: the longest order that an owner saves, plus some
 * reserve.
 */
const USUAL_MOST = 1_100;

const MOST_VALUES = 'validation:most-values';

/** For a DTO whose list of objects exceeds the usual limit. */
export const ManyValues =
  (most: number): ClassDecorator =>
  (dto) =>
    Reflect.defineMetadata(MOST_VALUES, most, dto);

/** Rejecting thousands of values one by one would block all other requests. */
export const mostValuesOf = (dto: object | undefined): number =>
  (dto && (Reflect.getMetadata(MOST_VALUES, dto) as number | undefined)) ?? USUAL_MOST;
