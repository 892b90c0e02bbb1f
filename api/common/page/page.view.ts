/** What a page of a list says of itself, beside its `items`. */
export class PageView {
  /** On all pages together. */
  total: number;

  /** Counted from one. */
  page: number;
  pageSize: number;
}
