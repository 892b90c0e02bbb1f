import type { SWRConfiguration } from 'swr';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import type { TillMode, TillSettings } from './models';

const AGAIN_MS = 3000;

export interface TillInUse {
  mode: TillMode;
  /** True if the salon takes money, here or at another till. */
  isOn: boolean;
  /** True if this is its till. */
  records: boolean;
  settings: TillSettings;
}

/** The till's settings, for those who may use it; no one else requests them. */
export function useTillSettings({ revalidateOnMount }: Pick<SWRConfiguration, 'revalidateOnMount'> = {}) {
  return useApi(useMay().till === undefined ? null : '/till/settings', undefined, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    // The till of a new demo salon opens while people wait for it.
    refreshInterval: (settings) => (settings?.opensSoon ? AGAIN_MS : 0),
    ...(revalidateOnMount && { revalidateOnMount }),
  });
}

/** The salon's way of taking payments; undefined until known, and for those without access. */
export function useTill(): TillInUse | undefined {
  const { data: settings } = useTillSettings();
  if (!settings) return undefined;
  const { mode } = settings;
  return { mode, isOn: mode !== 'off', records: mode === 'record', settings };
}
