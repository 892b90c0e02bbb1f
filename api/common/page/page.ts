import type { PageDto } from './page.dto.js';

/** One page of a list. */
export interface Page {
  /** Counted from one. */
  page: number;
  pageSize: number;
}

const USUAL_SIZE = 25;

/** The page that was asked for; what was left out is the first one, in the usual size. */
export const pageOf = ({ page = 1, pageSize }: PageDto, usualSize = USUAL_SIZE): Page => ({
  page,
  pageSize: pageSize ?? usualSize,
});

/** How many rows come before the page. */
export const rowsBefore = ({ page, pageSize }: Page): number => (page - 1) * pageSize;
