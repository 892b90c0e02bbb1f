import type { SWRConfiguration } from 'swr';
import { useApi } from '../../../api/use-api';
import { useMay } from '../../../api/use-may';
import type { TillMode, TillSettings } from './models';

export interface TillInUse {
  mode: TillMode;
  /** Whether the salon takes money at all, here or at another till. */
  isOn: boolean;
  /** Whether this is its till. */
  records: boolean;
  settings: TillSettings;
}

/** The settings of the till, for whoever may use it; nobody else asks for them. */
export function useTillSettings({ revalidateOnMount }: Pick<SWRConfiguration, 'revalidateOnMount'> = {}) {
  return useApi(useMay().till === undefined ? null : '/till/settings', undefined, {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    ...(revalidateOnMount && { revalidateOnMount }),
  });
}

/** How the salon takes money; undefined until that is known, and for those who have nothing to do with it. */
export function useTill(): TillInUse | undefined {
  const { data: settings } = useTillSettings();
  if (!settings) return undefined;
  const { mode } = settings;
  return { mode, isOn: mode !== 'off', records: mode === 'record', settings };
}
