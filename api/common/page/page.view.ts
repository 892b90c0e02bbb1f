/** A page of a list, apart from its `items`. */
export class PageView {
  /** The total of all pages. */
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}
