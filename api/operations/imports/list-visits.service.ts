import { Injectable } from '@nestjs/common';
import { nameKey } from '../../common/text/name-key.js';
import { ServiceEditorService } from '../../salon/services/service-editor.service.js';
import { StaffEditorService } from '../../salon/staff/staff-editor.service.js';
import type { Mapping } from '../imports-recognise/domain/kinds.js';
import type { NameChoice } from '../imports-visits/domain/name-finder.js';
import type { NameChoiceDto, VisitChoicesDto } from './dto/import.dto.js';
import type { Import, VisitChoices } from './import.entity.js';
import type { UnknownNameView, VisitsView } from './import.view.js';
import { ImportsRepository } from './imports.repository.js';

/** More than the owner answers at once. The others are asked about in the next check. */
const MAX_NAMES = 200;

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
    const services = await this.services.listServiceEntries();
    const team = (await this.staff.listStaffEntries()).filter(({ active }) => active);
    return {
      ...(await this.imports.visitFigures(id)),
      sendsReminders: visitChoices?.sendsReminders ?? false,
      unknownServices: await this.unknown(id, 'serviceUnknown', service, visitChoices?.services ?? []),
      unknownTeam: await this.unknown(id, 'staffUnknown', teamMember, visitChoices?.team ?? []),
      services: services.map(({ _id, title: name }) => ({ _id, name })),
      team: team.map(({ _id, name }) => ({ _id, name })),
    };
  }

  private async unknown(
    id: string,
    problem: 'serviceUnknown' | 'staffUnknown',
    column: number | undefined,
    choices: readonly NameChoice[],
  ): Promise<UnknownNameView[]> {
    const waiting = await this.imports.textsWith(id, problem, column ?? -1_000, MAX_NAMES);
    const isChosen = (name: string) => choices.some((choice) => nameKey(choice.name) === nameKey(name));
    return [
      ...waiting
        .filter(({ name }) => !isChosen(name))
        .map(({ name, rows: count }) => ({ name, count, isDecided: false, choice: null })),
      ...choices.map(({ name, id: choice }) => ({
        ...{ name, isDecided: true, choice },
        count: waiting.find((one) => nameKey(one.name) === nameKey(name))?.rows ?? 0,
      })),
    ];
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
