/** What a page of a list says of itself, beside its `items`. */
export class PageView {
  /** The total of all pages. */
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}
