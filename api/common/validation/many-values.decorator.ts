/** How many values a request may hold, lists and objects included: the longest order that the owner sets, and a bit. */
const USUAL_MOST = 1_100;

const MOST_VALUES = 'validation:most-values';

/** For a DTO with a list of objects that is longer than most requests are in all. */
export const ManyValues =
  (most: number): ClassDecorator =>
  (dto) =>
    Reflect.defineMetadata(MOST_VALUES, most, dto);

/** Rejecting thousands of values one by one would keep everybody else waiting. */
export const mostValuesOf = (dto: object | undefined): number =>
  (dto && (Reflect.getMetadata(MOST_VALUES, dto) as number | undefined)) ?? USUAL_MOST;
