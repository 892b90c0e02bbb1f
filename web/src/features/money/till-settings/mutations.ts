import { useSWRConfig } from 'swr';
import { answerOf, client } from '../../../api/client';
import { apiKey } from '../../../api/use-api';
import type { TillMode, TillSettings } from './models';

export interface RulesChange {
  mode?: TillMode;
  acknowledged?: boolean;
  typed?: string;
  taxIsAdded?: boolean;
  defaultTaxRateId?: string | null;
  cashRounding?: number;
  receptionRefundLimit?: number;
  adminRefundLimit?: number | null;
  giftCardTax?: 'at-use' | 'at-sale';
  giftCardMax?: number;
  giftCardYears?: number | null;
  limitsAreChecked?: true;
  legalName?: string;
  vatNumber?: string;
  receiptNote?: string;
}

export interface RateChange {
  name?: string;
  from?: { percent: number; fromDay: string };
  withdrawDay?: string;
  isArchived?: boolean;
}

/** Changes the till settings; the response replaces them in the cache. */
export function useTillSettingsActions() {
  const { mutate } = useSWRConfig();
  const settled = async (call: Parameters<typeof answerOf<TillSettings>>[0]): Promise<void> => {
    await mutate(apiKey('/till/settings'), await answerOf(call), { revalidate: false });
  };
  return {
    changeRules: (body: RulesChange) => settled(client.PATCH('/till/settings', { body })),
    addRate: (body: { name: string; percent: number; fromDay: string; isUsual: boolean }) =>
      settled(client.POST('/till/tax-rates', { body })),
    changeRate: (id: string, body: RateChange) =>
      settled(client.PATCH('/till/tax-rates/{id}', { params: { path: { id } }, body })),
    setServiceTaxes: (services: { serviceId: string; taxRateId: string | null }[]) =>
      settled(client.PUT('/till/service-taxes', { body: { services } })),
  };
}
