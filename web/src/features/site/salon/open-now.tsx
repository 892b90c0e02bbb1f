import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { Salon } from '../../../api/models';
import { dayInUtc, localDay } from '../../../lib/local-day';
import { wallMinuteOf } from '../../../lib/zone';
import type { Formats } from '../../../lib/formats';
import { useFormats } from '../../../ui/use-formats';
import { useIsHydrated } from '../../../ui/use-is-hydrated';
import { shell } from '../../../words/shell.gen';
import type { ShellWords } from '../../../words/types.gen';
import { useWords } from '../../../words/use-words';
import { type OpeningState, openingState } from './opening-state';

const MINUTE_MS = 60_000;

const State = styled.span<{ $isOpen: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: 0.5em;
  color: ${({ $isOpen }) => ($isOpen ? 'var(--success)' : 'var(--text-2)')};
  font-weight: 600;

  &::before {
    content: '';
    flex: none;
    align-self: center;
    width: 8px;
    height: 8px;
    border: 1px solid currentColor;
    border-radius: 50%;
    background: ${({ $isOpen }) => ($isOpen ? 'currentColor' : 'transparent')};
  }
`;

function everyMinute(changed: () => void): () => void {
  const timer = setInterval(changed, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The current minute of the device's clock. */
const useMinute = (): number => {
  const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);
  return useSyncExternalStore(everyMinute, minuteNow, minuteNow);
};

function textOf(state: OpeningState, isShort: boolean, words: ShellWords, formats: Formats): string {
  const { formatWallMinute } = formats;
  if (state.isOpen)
    return state.untilMinute === null
      ? words.openNow()
      : words.openNowUntil({ time: formatWallMinute(state.untilMinute) });
  if (!state.opens) return words.closedNow();
  const next = opensNext(state.opens, words, formats);
  return isShort ? next : words.closedNowThen({ next });
}

function opensNext(
  { day, inDays, minute }: { day: string; inDays: number; minute: number },
  words: ShellWords,
  { formatWallMinute, formatShortDay, weekdayName }: Formats,
): string {
  const time = formatWallMinute(minute);
  if (inDays === 0) return words.opensAt({ time });
  if (inDays === 1) return words.opensTomorrow({ time });
  const weekday = dayInUtc(day).getUTCDay() || 7;
  return words.opensOn({
    day: inDays < 7 ? weekdayName(weekday) : formatShortDay(dayInUtc(day), 'UTC'),
    time,
  });
}

/**
 * "Open now until 19:00", or when the salon opens next; special days included. The header's version leaves out what
 * the rest already says.
 */
export function OpenNow({ salon, isShort = false }: { salon: Salon; isShort?: boolean }) {
  const words = useWords(shell);
  const formats = useFormats();
  const isHydrated = useIsHydrated();
  const nowMs = useMinute() * MINUTE_MS;
  const today = localDay(new Date(nowMs), salon.timeZone);
  const state = openingState(salon, today, wallMinuteOf(nowMs, salon.timeZone));
  // The server's page may be a minute old. Rendered again, since React keeps the text of such a difference.
  return (
    <State key={String(isHydrated)} $isOpen={state.isOpen} suppressHydrationWarning>
      {textOf(state, isShort, words, formats)}
    </State>
  );
}
