import type { Need, Pool } from '../resources/models';

/** A need of a service, as it is entered. */
export interface NeedDraft {
  part: 'none' | 'visit' | 'parts';
  /** Keys of the chosen segments. */
  segments: string[];
  /** Minutes of clean-up. */
  turnover: string;
}

/** A segment of the form. */
interface Keyed {
  key: string;
}

const none: NeedDraft = { part: 'none', segments: [], turnover: '0' };

/** A new service needs a chair, if the salon counts them. */
export const newNeeds = (pools: readonly Pool[]): Record<string, NeedDraft> =>
  Object.fromEntries(
    pools.map(({ _id, kind }) => [_id, kind === 'chair' ? { ...none, part: 'visit' as const } : none]),
  );

/** The needs of a service as drafts, by pool. */
export const needsOf = (
  serviceId: string,
  segments: readonly Keyed[],
  pools: readonly Pool[],
): Record<string, NeedDraft> =>
  Object.fromEntries(
    pools.map(({ _id, needs }) => {
      const need = needs.find((one) => one.serviceId === serviceId);
      if (!need) return [_id, none];
      return [
        _id,
        {
          part: need.segments ? 'parts' : 'visit',
          segments: (need.segments ?? []).flatMap((index) => segments[index]?.key ?? []),
          turnover: String(need.turnoverMinutes),
        },
      ];
    }),
  );

/** The chosen segments that still exist, by their keys. */
export const chosenParts = (
  { segments: chosen }: Pick<NeedDraft, 'segments'>,
  segments: readonly Keyed[],
): string[] => segments.map(({ key }) => key).filter((key) => chosen.includes(key));

/** The needs in the API's format; only for a draft without errors. */
export const needsBody = (needs: Readonly<Record<string, NeedDraft>>, segments: readonly Keyed[]): Need[] =>
  Object.entries(needs).flatMap(([poolId, need]) => {
    if (need.part === 'none') return [];
    const isWhole = need.part === 'visit' || segments.length === 1;
    return [
      {
        poolId,
        segments: isWhole
          ? null
          : segments.flatMap(({ key }, index) => (need.segments.includes(key) ? [index] : [])),
        turnoverMinutes: Number(need.turnover),
      },
    ];
  });
