import { Injectable } from '@nestjs/common';
import type { CurrentUser } from '../../common/access/current-user.decorator.js';
import { notFound } from '../../common/problem/common.problems.js';
import { nameKey } from '../../common/text/name-key.js';
import { Transactions } from '../../database/transactions.js';
import { ServiceEditorService } from '../../salon/services/service-editor.service.js';
import type { ServiceEntryView } from '../../salon/services/service.view.js';
import { OffersService } from '../../salon/staff/offers.service.js';
import { StaffEditorService } from '../../salon/staff/staff-editor.service.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import { type NameChoice, NameFinder } from '../imports-visits/domain/name-finder.js';
import type { NameChoiceDto, VisitChoicesDto } from './dto/import.dto.js';
import type { Import, VisitChoices } from './import.entity.js';
import type { NamedRecordView, UnknownNameView, VisitsView } from './import.view.js';
import { importNotPossible } from './imports.problems.js';
import { ImportsRepository } from './imports.repository.js';

/** More than the owner answers at once. The others are asked about in the next check. */
const MAX_NAMES = 200;

/** Different combinations of services and team member that are looked at, most frequent first. */
const MAX_TEXTS = 5_000;

/** A column that the file doesn’t have: every text in it is empty. */
const NO_COLUMN = -1_000;

type Texts = Awaited<ReturnType<ImportsRepository['namesOfVisits']>>;
type Offer = { staffId: string; serviceId: string };

/** The figures of a list of visits, and what the owner says about it. */
@Injectable()
export class ListVisitsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly services: ServiceEditorService,
    private readonly staff: StaffEditorService,
    private readonly offers: OffersService,
    private readonly transactions: Transactions,
  ) {}

  /** Everything is asked whatever else is open in a row, so that the owner answers all of it at once. */
  async show(one: Import): Promise<VisitsView> {
    const { services, team, texts, ...names } = await this.namesIn(one);
    const offers = missingOffers(texts, names, await this.offers.listOffers());
    const titles = new Map(services.map(({ _id, name }) => [_id, name]));
    return {
      ...(await this.imports.visitFigures(one.id)),
      sendsReminders: one.visitChoices?.sendsReminders ?? false,
      unknownServices: unknown(counted(texts, 'service'), {
        isKnown: (name) => names.service.findAll(name) !== null,
        choices: one.visitChoices?.services ?? [],
      }),
      unknownTeam: unknown(counted(texts, 'teamMember'), {
        isKnown: (name) => name === '' || names.teamMember.find(name) !== null,
        choices: one.visitChoices?.team ?? [],
      }),
      missingOffers: team.flatMap(({ _id, name: teamMember }) => {
        const its = offers.filter(({ staffId }) => staffId === _id);
        const done = its.map(({ serviceId }) => titles.get(serviceId) ?? '');
        return done.length > 0 ? [{ teamMember, services: done }] : [];
      }),
      ...{ services, team },
    };
  }

  /** Team members do the services of visits to come from now on. Visits that waited for it come in at the next run. */
  async addOffers(id: string, actor: CurrentUser): Promise<void> {
    const shown = await this.imports.find(id);
    if (!shown) throw notFound('import');
    if (shown.kind !== 'visits') throw importNotPossible('kind');
    const { texts, ...names } = await this.namesIn(shown);
    const missing = missingOffers(texts, names, await this.offers.listOffers());
    await this.transactions.run(async (tx) => {
      const one = await this.imports.lock(id, tx);
      if (!one) throw notFound('import');
      if (one.state !== 'ready' && one.state !== 'done') throw importNotPossible('ran');
      await this.offers.addOffers(missing, actor, tx);
      if (one.state === 'ready') await this.imports.change(id, { rehearsedAt: null }, tx);
    });
  }

  private async namesIn({ id, mapping, visitChoices }: Import) {
    const { service = NO_COLUMN, teamMember = NO_COLUMN } = mapping as Mapping<'visits'>;
    const entries = await this.services.listServiceEntries();
    const services = entries.map(({ _id, title: name }) => ({ _id, name }));
    const team = (await this.staff.listStaffEntries())
      .filter(({ active }) => active)
      .map(({ _id, name }) => ({ _id, name }));
    const finder = async (kind: 'services' | 'team', all: readonly NamedRecordView[]) =>
      new NameFinder(
        all.map(({ _id, name }) => ({ id: _id, name })),
        await this.imports.known(kind),
        visitChoices?.[kind] ?? [],
      );
    return {
      services: entries.map((entry) => ({ _id: entry._id, name: distinctName(entry, entries) })),
      team,
      texts: await this.imports.namesOfVisits(id, { service, teamMember }, MAX_TEXTS),
      service: await finder('services', services),
      teamMember: await finder('team', team),
    };
  }
}

/** With the category, if another service has the same name. */
function distinctName({ title, category }: ServiceEntryView, all: readonly ServiceEntryView[]): string {
  const namesakes = all.filter((one) => nameKey(one.title) === nameKey(title));
  return namesakes.length > 1 ? `${title} (${category.title})` : title;
}

/** How often each text of a column is there, most frequent first. */
function counted(texts: Texts, column: 'service' | 'teamMember'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rows, [column]: name } of texts) counts.set(name, (counts.get(name) ?? 0) + rows);
  return new Map([...counts].sort(([, one], [, other]) => other - one));
}

function unknown(
  texts: ReadonlyMap<string, number>,
  { isKnown, choices }: { isKnown: (name: string) => boolean; choices: readonly NameChoice[] },
): UnknownNameView[] {
  const byName = new Map(choices.map((choice) => [nameKey(choice.name), choice]));
  return [...texts]
    .flatMap(([name, count]) => {
      const choice = byName.get(nameKey(name));
      if (!choice && isKnown(name)) return [];
      return [{ name, count, isDecided: choice !== undefined, choice: choice?.id ?? null }];
    })
    .slice(0, MAX_NAMES);
}

/** Services that visits have with someone who doesn’t do them. */
function missingOffers(
  texts: Texts,
  names: { service: NameFinder; teamMember: NameFinder },
  offers: readonly Offer[],
): Offer[] {
  const keyOf = ({ staffId, serviceId }: Offer) => `${staffId} ${serviceId}`;
  const known = new Set(offers.map(keyOf));
  const missing = new Map<string, Offer>();
  for (const { service, teamMember } of texts) {
    const staffId = names.teamMember.find(teamMember);
    const serviceIds = names.service.findAll(service);
    if (staffId === null || staffId === 'left-out' || serviceIds === null || serviceIds === 'left-out')
      continue;
    for (const serviceId of serviceIds) {
      const offer = { staffId, serviceId };
      if (!known.has(keyOf(offer))) missing.set(keyOf(offer), offer);
    }
  }
  return [...missing.values()];
}

export const joinedChoices = (
  before: VisitChoices | null,
  { sendsReminders, services = [], team = [] }: VisitChoicesDto,
): VisitChoices => ({
  sendsReminders: sendsReminders ?? before?.sendsReminders ?? false,
  services: joined(before?.services ?? [], services),
  team: joined(before?.team ?? [], team),
});

const joined = (before: readonly NameChoice[], said: readonly NameChoiceDto[]): NameChoice[] => [
  ...before.filter(({ name }) => !said.some((choice) => nameKey(choice.name) === nameKey(name))),
  ...said.map(({ name, _id: id }) => ({ name, id: id ?? null })),
];
