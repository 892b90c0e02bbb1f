import type { PageDto } from './page.dto.js';

/** One page of a list. */
export interface Page {
  /** Starting at one. */
  page: number;
  pageSize: number;
}

const USUAL_SIZE = 25;

/** The requested page; defaults to the first, in the usual size. */
export const pageOf = ({ page = 1, pageSize }: PageDto, usualSize = USUAL_SIZE): Page => ({
  page,
  pageSize: pageSize ?? usualSize,
});

/** The number of rows before the page. */
export const rowsBefore = ({ page, pageSize }: Page): number => (page - 1) * pageSize;
