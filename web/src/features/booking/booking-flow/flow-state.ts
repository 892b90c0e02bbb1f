import { dayOfText } from '../../../lib/local-day';

/** The most services one booking can have; the server refuses more. */
export const MAX_SERVICES = 5;

const steps = ['service', 'time', 'confirm', 'done'] as const;
export type FlowStep = (typeof steps)[number];

/** The whole state of the booking flow, as in its URL. */
export interface FlowState {
  step: FlowStep;
  serviceIds: readonly string[];
  addOnIds: readonly string[];
  /** Null for anyone. */
  staffId: string | null;
  /** A team member per service, for example when rebooking; null for a single one, or anyone. */
  team: readonly (string | null)[] | null;
  /** The day whose times are shown; null for the first with a free time. */
  day: string | null;
  startsAt: string | null;
  /** The person whom the client looks after and books for; null for themselves. */
  personId: string | null;
  /** The completed booking, on the last step. */
  bookingId: string | null;
}

const idShape = /^[\w-]{1,64}$/;
const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z$/;

const isId = (text: string) => idShape.test(text);
const idOf = (text: string | null) => (text !== null && isId(text) ? text : null);

function instantOf(text: string | null): string | null {
  if (text === null || !instantShape.test(text)) return null;
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

function idsOf(params: URLSearchParams, name: string, most: number): string[] {
  return [...new Set(params.getAll(name).filter(isId))].slice(0, most);
}

/** Parses the flow from a URL; invalid parts are left out, and the step falls back to one that can be shown. */
export function parseFlow(params: URLSearchParams): FlowState {
  const serviceIds = idsOf(params, 'service', MAX_SERVICES);
  const people = (params.get('staff') ?? '').split(',').map((text) => (text === 'any' ? null : idOf(text)));
  const isTeam = people.length > 1 && people.length === serviceIds.length;
  const state = {
    serviceIds,
    addOnIds: idsOf(params, 'addOn', 20),
    staffId: people.length === 1 ? (people[0] ?? null) : null,
    team: isTeam ? people : null,
    day: dayOfText(params.get('date')),
    startsAt: instantOf(params.get('time')),
    personId: idOf(params.get('for')),
    bookingId: idOf(params.get('booking')),
  };
  return { ...state, step: stepOf(params.get('step'), state) };
}

function stepOf(wanted: string | null, state: Omit<FlowState, 'step'>): FlowStep {
  const step = steps.find((known) => known === wanted);
  if (step === 'done' && state.bookingId) return 'done';
  if (state.serviceIds.length === 0 || step === 'service') return 'service';
  return step === 'confirm' && state.startsAt ? 'confirm' : 'time';
}

/** The query that `parseFlow` reads back as the same state. */
export function flowParams(state: FlowState): URLSearchParams {
  const params = new URLSearchParams();
  for (const id of state.serviceIds) params.append('service', id);
  for (const id of state.addOnIds) params.append('addOn', id);
  const staff = state.team?.map((id) => id ?? 'any').join(',') ?? state.staffId;
  if (staff) params.set('staff', staff);
  if (state.day) params.set('date', state.day);
  if (state.startsAt) params.set('time', state.startsAt);
  if (state.personId) params.set('for', state.personId);
  if (state.bookingId) params.set('booking', state.bookingId);
  const isImplied = state.step === (state.serviceIds.length === 0 ? 'service' : 'time');
  if (!isImplied) params.set('step', state.step);
  return params;
}

/** True if nothing is chosen yet, regardless of the rest of the URL. */
export const isUntouched = (state: FlowState): boolean => flowParams(state).toString() === '';

/** The state after a change of the choice: the chosen time may no longer be free. */
export function withChange(
  state: FlowState,
  change: Partial<Pick<FlowState, 'serviceIds' | 'addOnIds' | 'staffId'>>,
): FlowState {
  const { team, serviceIds: before } = state;
  const after = { ...state, ...change, team: null, startsAt: null };
  if (!team || change.staffId !== undefined) return after;
  // Each service keeps its team member; an added one is done by anyone.
  const { serviceIds } = after;
  return withTeam(
    after,
    serviceIds,
    serviceIds.map((id) => team[before.indexOf(id)] ?? null),
  );
}

/** The state with a team member, or null for anyone, for each of these services. */
export function withTeam(
  state: FlowState,
  serviceIds: readonly string[],
  team: readonly (string | null)[],
): FlowState {
  const [first = null, ...others] = team;
  const isOne = others.every((id) => id === first);
  return { ...state, serviceIds, staffId: isOne ? first : null, team: isOne ? null : team, startsAt: null };
}
