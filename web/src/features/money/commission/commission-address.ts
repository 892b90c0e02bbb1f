import { dayOfText } from '../../../lib/local-day';
import { paths } from '../../../lib/paths';
import { optionalParam, type StateOf, urlState } from '../../../lib/url-state';

/** The month, and whose statement, if any. */
export const commissionAddress = urlState({
  day: optionalParam('day', dayOfText),
  staff: optionalParam('staff', (text) => (/^[\w-]{1,64}$/.test(text) ? text : null)),
});
export type CommissionAddress = StateOf<typeof commissionAddress>;

export const commissionPath = (address: Partial<CommissionAddress>): string => {
  const query = commissionAddress.write({ ...commissionAddress.initial, ...address });
  return query.size > 0 ? `${paths.dashboardCommission}?${query}` : paths.dashboardCommission;
};
