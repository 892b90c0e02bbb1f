/** A client of the salon, as far as an import compares. */
export interface ComparedClient {
  /** The client record, or the account if it has none. */
  id: string;
  nameKey: string;
  emailKey: string;
  /** An address that belongs to someone else, such as the account that looks after them; empty without one. */
  sharedEmailKey: string;
  phoneKey: string;
}

/** A client of another list, by the same keys. */
export interface ClientIdentity {
  /** What the list calls them; see `ForeignId`. */
  reference: string;
  nameKey: string;
  emailKey: string;
  phoneKey: string;
  /** The list has neither a number nor contact details of theirs. */
  isNameOnly: boolean;
}

export type ClientMatch =
  | { client: ComparedClient; by: 'sure' | 'email-only' | 'number-only' | 'name-only' }
  | { client: null; by: null };

/** Finds which client of the salon someone on another list is. */
export class ClientMatcher {
  private readonly byId = new Map<string, ComparedClient>();
  private readonly byEmail = new Map<string, ComparedClient>();
  /** Those of a family who share the address of one of them. */
  private readonly bySharedEmailAndName = new Map<string, ComparedClient>();
  private readonly byPhoneAndName = new Map<string, ComparedClient>();
  private readonly byName = new Map<string, ComparedClient[]>();
  /** Those whom the same list has added with nothing but a name. */
  private readonly addedByName = new Map<string, ComparedClient>();

  constructor(
    /** By reference, the id of the client it became. */
    private readonly known: Map<string, string>,
  ) {}

  /** Someone whom the salon has. */
  note(client: ComparedClient): void {
    this.noteContact(client);
    const namesakes = this.byName.get(client.nameKey);
    if (namesakes) namesakes.push(client);
    else this.byName.set(client.nameKey, [client]);
  }

  /** Someone on the list who becomes a new client. Two of one name on one list are two people. */
  add(client: ComparedClient, { reference, isNameOnly }: ClientIdentity): void {
    this.noteContact(client);
    this.known.set(reference, client.id);
    if (isNameOnly && !this.addedByName.has(client.nameKey)) this.addedByName.set(client.nameKey, client);
  }

  /** A client gets contact details that their record lacked. */
  fillIn(id: string, contact: Partial<Pick<ComparedClient, 'emailKey' | 'phoneKey'>>): void {
    const client = this.byId.get(id);
    if (client) this.noteContact({ ...client, ...contact });
  }

  isEmailFree(emailKey: string): boolean {
    return !this.byEmail.has(emailKey);
  }

  find(identity: ClientIdentity): ClientMatch {
    const { reference, nameKey, emailKey, phoneKey } = identity;
    const before = this.byId.get(this.known.get(reference) ?? '');
    // Two systems may use the same number, so a number alone proves nothing.
    if (before?.nameKey === nameKey) return { client: before, by: 'sure' };
    const byPhone = phoneKey === '' ? undefined : this.byPhoneAndName.get(`${phoneKey}|${nameKey}`);
    const byEmail = emailKey === '' ? undefined : this.byEmail.get(emailKey);
    if (byEmail?.nameKey === nameKey) return { client: byEmail, by: 'sure' };
    // One of a family that shares an address, before the one who has it.
    const ofFamily = byPhone ?? this.bySharedEmailAndName.get(`${emailKey}|${nameKey}`);
    if (ofFamily) return { client: ofFamily, by: 'sure' };
    if (byEmail) return { client: byEmail, by: 'email-only' };
    // Some systems give a family one number.
    if (before && phoneKey !== '' && before.phoneKey === phoneKey) {
      return { client: before, by: 'number-only' };
    }
    const added = identity.isNameOnly ? this.addedByName.get(nameKey) : undefined;
    const namesake = added ?? this.byName.get(nameKey)?.find((client) => couldBe(client, identity));
    return namesake ? { client: namesake, by: 'name-only' } : { client: null, by: null };
  }

  private noteContact(client: ComparedClient): void {
    this.byId.set(client.id, client);
    if (client.emailKey !== '' && !this.byEmail.has(client.emailKey))
      this.byEmail.set(client.emailKey, client);
    const emailAndName = `${client.sharedEmailKey}|${client.nameKey}`;
    if (client.sharedEmailKey !== '' && !this.bySharedEmailAndName.has(emailAndName)) {
      this.bySharedEmailAndName.set(emailAndName, client);
    }
    const phoneAndName = `${client.phoneKey}|${client.nameKey}`;
    if (client.phoneKey !== '' && !this.byPhoneAndName.has(phoneAndName)) {
      this.byPhoneAndName.set(phoneAndName, client);
    }
  }
}

/** A namesake, unless both have an address or a number and these differ. */
const couldBe = (client: ComparedClient, { emailKey, phoneKey }: ClientIdentity): boolean =>
  !(client.emailKey !== '' && emailKey !== '' && client.emailKey !== emailKey) &&
  !(client.phoneKey !== '' && phoneKey !== '' && client.phoneKey !== phoneKey);
