import { Injectable } from '@nestjs/common';
import { nameKey } from '../../common/text/name-key.js';
import { ServiceEditorService } from '../../salon/services/service-editor.service.js';
import { StaffEditorService } from '../../salon/staff/staff-editor.service.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import { type NameChoice, NameFinder } from '../imports-visits/domain/name-finder.js';
import type { NameChoiceDto, VisitChoicesDto } from './dto/import.dto.js';
import type { Import, VisitChoices } from './import.entity.js';
import type { NamedRecordView, UnknownNameView, VisitsView } from './import.view.js';
import { ImportsRepository } from './imports.repository.js';

/** More than the owner answers at once. The others are asked about in the next check. */
const MAX_NAMES = 200;

/** Different names that are looked at, most frequent first. */
const MAX_TEXTS = 5_000;

/** A column of the list that the file doesn’t have: every text in it is empty. */
const NO_COLUMN = -1_000;

/** The figures of a list of visits, and what the owner says about it. */
@Injectable()
export class ListVisitsService {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly services: ServiceEditorService,
    private readonly staff: StaffEditorService,
  ) {}

  async show({ id, mapping, visitChoices }: Import): Promise<VisitsView> {
    const { service, teamMember } = mapping as Mapping<'visits'>;
    const services = (await this.services.listServiceEntries()).map(({ _id, title: name }) => ({
      _id,
      name,
    }));
    const team = (await this.staff.listStaffEntries())
      .filter(({ active }) => active)
      .map(({ _id, name }) => ({ _id, name }));
    const finderOf = async (kind: 'services' | 'team', all: NamedRecordView[]) =>
      new NameFinder(
        all.map(({ _id, name }) => ({ id: _id, name })),
        await this.imports.known(kind),
        [],
      );
    const [servicesFinder, teamFinder] = [await finderOf('services', services), await finderOf('team', team)];
    const unknownServices = await this.unknown(id, service, {
      isKnown: (name) => servicesFinder.findAll(name) !== null,
      choices: visitChoices?.services ?? [],
    });
    const unknownTeam = await this.unknown(id, teamMember, {
      isKnown: (name) => name === '' || teamFinder.find(name) !== null,
      choices: visitChoices?.team ?? [],
    });
    return {
      ...(await this.imports.visitFigures(id)),
      sendsReminders: visitChoices?.sendsReminders ?? false,
      ...{ unknownServices, unknownTeam, services, team },
    };
  }

  /** Asked about whatever else is open in those rows, so that the owner answers everything at once. */
  private async unknown(
    id: string,
    column = NO_COLUMN,
    { isKnown, choices }: { isKnown: (name: string) => boolean; choices: readonly NameChoice[] },
  ): Promise<UnknownNameView[]> {
    const texts = await this.imports.textsOfVisits(id, column, MAX_TEXTS);
    const choiceFor = (name: string) => choices.find((choice) => nameKey(choice.name) === nameKey(name));
    return texts
      .flatMap(({ name, rows: count }) => {
        const choice = choiceFor(name);
        if (!choice && isKnown(name)) return [];
        return [{ name, count, isDecided: choice !== undefined, choice: choice?.id ?? null }];
      })
      .slice(0, MAX_NAMES);
  }
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
