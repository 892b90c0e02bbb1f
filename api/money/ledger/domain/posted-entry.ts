/** What an entry became: its number in the ledger and its seal, which the next one is sealed with. */
export interface PostedEntry {
  id: string;
  seal: string;
}
