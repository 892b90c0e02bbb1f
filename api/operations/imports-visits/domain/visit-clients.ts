/** A client of the salon, or someone whom an earlier row of the list adds. */
export interface KnownPerson {
  /** The account, or the client record of someone without one. */
  id: string;
  nameKey: string;
  emailKey: string;
  phoneKey: string;
}

/** The client of a visit as the list has them. Empty where it says nothing. */
export interface WantedPerson extends Omit<KnownPerson, 'id'> {
  /** Their number in the other system. */
  reference: string;
}

export type PersonMatch =
  | { person: KnownPerson; problem: null }
  /** Someone who may be meant, and why that isn't sure. */
  | { person: KnownPerson; problem: 'emailShared' | 'mayBeSame' }
  | { person: null; problem: null };

/** Finds whose visit it is. A list of visits often has nothing but a name. */
export class VisitClients {
  private readonly byId = new Map<string, KnownPerson>();
  private readonly byEmail = new Map<string, KnownPerson>();
  private readonly byPhone = new Map<string, KnownPerson>();
  private readonly byName = new Map<string, KnownPerson[]>();

  constructor(
    /** By number in the other system, the id of the client. */
    private readonly byReference: Map<string, string>,
  ) {}

  note(person: KnownPerson, ...otherIds: string[]): void {
    for (const id of [person.id, ...otherIds]) this.byId.set(id, person);
    const { nameKey, emailKey, phoneKey } = person;
    if (emailKey !== '' && !this.byEmail.has(emailKey)) this.byEmail.set(emailKey, person);
    const both = `${phoneKey}|${nameKey}`;
    if (phoneKey !== '' && !this.byPhone.has(both)) this.byPhone.set(both, person);
    const namesakes = this.byName.get(nameKey);
    if (namesakes) namesakes.push(person);
    else this.byName.set(nameKey, [person]);
  }

  /** Someone whom this list adds. */
  add(person: KnownPerson, reference: string): void {
    this.note(person);
    if (reference !== '') this.byReference.set(reference, person.id);
  }

  isEmailFree(emailKey: string): boolean {
    return !this.byEmail.has(emailKey);
  }

  find({ reference, nameKey, emailKey, phoneKey }: WantedPerson): PersonMatch {
    const before = reference === '' ? undefined : this.byId.get(this.byReference.get(reference) ?? '');
    // Two systems may use the same number, so the name has to agree, if there is one.
    if (before && (nameKey === '' || before.nameKey === nameKey)) return { person: before, problem: null };
    const byEmail = emailKey === '' ? undefined : this.byEmail.get(emailKey);
    if (byEmail && (nameKey === '' || byEmail.nameKey === nameKey)) return { person: byEmail, problem: null };
    const byPhone = phoneKey === '' ? undefined : this.byPhone.get(`${phoneKey}|${nameKey}`);
    if (byPhone) return { person: byPhone, problem: null };
    const namesakes = (this.byName.get(nameKey) ?? []).filter((one) => couldBe(one, { emailKey, phoneKey }));
    const [first, ...others] = nameKey === '' ? [] : namesakes;
    if (first) return { person: first, problem: others.length > 0 ? 'mayBeSame' : null };
    return byEmail ? { person: byEmail, problem: 'emailShared' } : { person: null, problem: null };
  }
}

/** A namesake, unless both have an address or a number and these differ. */
const couldBe = (
  one: KnownPerson,
  { emailKey, phoneKey }: Pick<WantedPerson, 'emailKey' | 'phoneKey'>,
): boolean =>
  !(one.emailKey !== '' && emailKey !== '' && one.emailKey !== emailKey) &&
  !(one.phoneKey !== '' && phoneKey !== '' && one.phoneKey !== phoneKey);
