import { hues, PLAIN_HUE, type Hue } from '../../../ui/hues';
import type { DiaryBooking, DiaryLine } from './models';

/** What the colours of the diary stand for. */
export const colourings = ['category', 'status', 'person'] as const;
export type Colouring = (typeof colourings)[number];

/** The colour of each status; its icon says the same. */
export const statusHues = {
  confirmed: 'sky',
  arrived: 'amber',
  done: 'sage',
  'no-show': 'brick',
  cancelled: 'slate',
} as const satisfies Record<DiaryBooking['status'], Hue>;

/** The colour of each team member: their place in the team, which is the same on every day. */
export const personHues = (team: readonly { _id: string }[]): ReadonlyMap<string, Hue> =>
  new Map(team.map(({ _id }, index) => [_id, hues[index % hues.length] ?? PLAIN_HUE]));

/** The colour of one service of a booking. */
export type HueOf = (
  booking: Pick<DiaryBooking, 'status'>,
  line: Pick<DiaryLine, 'serviceId' | 'staffId'>,
) => Hue;

/** How cards are coloured. Services and team members that are not known, or not any more, have the plain colour. */
export function hueOfCards(
  colouring: Colouring,
  ofServices: ReadonlyMap<string, Hue>,
  ofPeople: ReadonlyMap<string, Hue>,
): HueOf {
  switch (colouring) {
    case 'category':
      return (_, { serviceId }) => ofServices.get(serviceId) ?? PLAIN_HUE;
    case 'status':
      return ({ status }) => statusHues[status];
    case 'person':
      return (_, { staffId }) => ofPeople.get(staffId) ?? PLAIN_HUE;
  }
}
