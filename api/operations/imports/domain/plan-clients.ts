/** A client of the salon, as far as an import compares. */
export interface ComparedClient {
  /** The client record, or the account if it has none. */
  id: string;
  nameKey: string;
  emailKey: string;
  phoneKey: string;
}

/** A client of another list, by the same keys. */
export interface ClientIdentity {
  /** What the list calls them; see `ForeignId`. */
  reference: string;
  nameKey: string;
  emailKey: string;
  phoneKey: string;
}

export type ClientMatch =
  { client: ComparedClient; by: 'sure' | 'email-only' | 'name-only' } | { client: null; by: null };

/** Finds which client of the salon someone on another list is. */
export class ClientMatcher {
  private readonly byId = new Map<string, ComparedClient>();
  private readonly byEmail = new Map<string, ComparedClient>();
  private readonly byPhoneAndName = new Map<string, ComparedClient>();
  private readonly byName = new Map<string, ComparedClient[]>();
  /** Those whom the same list has added: two of one name on one list are two people. */
  private readonly added = new Set<string>();

  constructor(
    clients: readonly ComparedClient[],
    /** By reference, the id of the client it became. */
    private readonly known: Map<string, string>,
  ) {
    for (const client of clients) this.note(client);
  }

  /** Someone on the list who becomes a new client. */
  add(client: ComparedClient, reference: string): void {
    this.note(client);
    this.added.add(client.id);
    this.known.set(reference, client.id);
  }

  find(identity: ClientIdentity): ClientMatch {
    const { reference, nameKey, emailKey, phoneKey } = identity;
    const before = this.byId.get(this.known.get(reference) ?? '');
    // Two systems may use the same number, so a number alone proves nothing.
    if (before && isAlike(before, identity)) return { client: before, by: 'sure' };
    const byEmail = emailKey === '' ? undefined : this.byEmail.get(emailKey);
    if (byEmail) return { client: byEmail, by: byEmail.nameKey === nameKey ? 'sure' : 'email-only' };
    const byPhone = phoneKey === '' ? undefined : this.byPhoneAndName.get(`${phoneKey}|${nameKey}`);
    if (byPhone) return { client: byPhone, by: 'sure' };
    const namesake = (this.byName.get(nameKey) ?? []).find(
      (client) => !this.added.has(client.id) && couldBe(client, identity),
    );
    return namesake ? { client: namesake, by: 'name-only' } : { client: null, by: null };
  }

  private note(client: ComparedClient): void {
    this.byId.set(client.id, client);
    if (client.emailKey !== '' && !this.byEmail.has(client.emailKey))
      this.byEmail.set(client.emailKey, client);
    const phoneAndName = `${client.phoneKey}|${client.nameKey}`;
    if (client.phoneKey !== '' && !this.byPhoneAndName.has(phoneAndName)) {
      this.byPhoneAndName.set(phoneAndName, client);
    }
    this.byName.set(client.nameKey, [...(this.byName.get(client.nameKey) ?? []), client]);
  }
}

const isAlike = (client: ComparedClient, { nameKey, emailKey, phoneKey }: ClientIdentity): boolean =>
  client.nameKey === nameKey ||
  (emailKey !== '' && client.emailKey === emailKey) ||
  (phoneKey !== '' && client.phoneKey === phoneKey);

/** A namesake, unless both have an address or a number and these differ. */
const couldBe = (client: ComparedClient, { emailKey, phoneKey }: ClientIdentity): boolean =>
  !(client.emailKey !== '' && emailKey !== '' && client.emailKey !== emailKey) &&
  !(client.phoneKey !== '' && phoneKey !== '' && client.phoneKey !== phoneKey);
