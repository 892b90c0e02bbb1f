import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { askAgain } from '../api/ask-again';
import { asFallback, trustFirstAnswers } from '../api/first-answers';
import { useSalon } from '../api/use-salon';
import { useSessionUpkeep } from '../api/use-session';
import { useWelcome } from '../features/own/auth/use-welcome';
import { typeAmountsIn } from '../lib/currency';
import { onFirstUse } from '../lib/first-use';
import { followTheme } from '../lib/theme';
import { toasterWanted, wantToaster } from '../lib/toaster-wanted';
import { lazyDialogs } from '../ui/lazy-dialogs';
import { TitleSuffix } from '../ui/page';
import { SalonHabits } from '../ui/use-formats';
import { OwnWordsContext } from '../words/use-words';
import { ProofOnDemand } from './proof';
import { useLatestBuild } from './use-latest-build';
import { usePrivateMemory } from './use-private-memory';

// Toasts need a user action first, so their code loads then.
const Toaster = lazyDialogs(() => import('../ui/toaster').then((module) => module.Toaster));

/** The single caching policy for server data. */
const swrConfig = {
  ...askAgain,
  use: [trustFirstAnswers],
  dedupingInterval: 2000,
};

/**
 * Shared by all pages: the cache with its initial data, session upkeep, the salon's name in titles, toasts, and the
 * confirmation of identity.
 */
export function Providers({ answers, children }: { answers: unknown; children: ReactNode }) {
  const isToasterWanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get, () => false);
  useEffect(() => onFirstUse(wantToaster), []);
  const [config] = useState(() => ({ ...swrConfig, fallback: asFallback(answers) }));
  return (
    <SWRConfig value={config}>
      <InWordsOfTheSalon>
        <SharedState>{children}</SharedState>
        <ProofOnDemand />
      </InWordsOfTheSalon>
      {isToasterWanted && <Toaster />}
    </SWRConfig>
  );
}

function InWordsOfTheSalon({ children }: { children: ReactNode }) {
  const { data: salon } = useSalon();
  return <OwnWordsContext value={salon?.ownWords ?? null}>{children}</OwnWordsContext>;
}

function SharedState({ children }: { children: ReactNode }) {
  useSessionUpkeep();
  useWelcome();
  useLatestBuild();
  useEffect(followTheme, []);
  const { data: salon } = useSalon();
  if (salon) typeAmountsIn(salon.currency);
  const generation = usePrivateMemory();
  const hourCycle = salon?.hourCycle;
  const firstWeekday = salon?.firstWeekday;
  const habits = useMemo(() => ({ hourCycle, firstWeekday }), [hourCycle, firstWeekday]);
  return (
    <TitleSuffix
      key={generation}
      value={salon && [salon.name, salon.address.city].filter(Boolean).join(', ')}
    >
      <SalonHabits value={habits}>{children}</SalonHabits>
    </TitleSuffix>
  );
}
