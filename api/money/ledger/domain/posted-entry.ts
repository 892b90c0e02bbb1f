/** A posted entry: its number in the ledger, and the seal that the next entry builds on. */
export interface PostedEntry {
  id: string;
  seal: string;
}
