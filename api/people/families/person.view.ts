import type { Client } from '../clients/client.entity.js';

/** A client without an account, as seen by the account that looks after them. */
export class PersonView {
  /** Their client record. */
  _id: string;
  name: string;

  /** `YYYY-MM-DD`, or `--MM-DD` without a year; empty if unknown. */
  birthday: string;
}

export const toPersonView = ({
  id,
  name,
  birthday,
}: Pick<Client, 'id' | 'name' | 'birthday'>): PersonView => ({
  _id: id,
  name,
  birthday,
});
