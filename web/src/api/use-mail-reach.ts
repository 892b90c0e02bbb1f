import { useSalon } from './use-salon';

/** Who gets emails: people; in the demo, its Mail page; no one in a salon without a mail server. */
export type MailReach = 'people' | 'demo' | 'nobody';

export function useMailReach(): MailReach {
  const { data: salon } = useSalon();
  if (!salon || salon.sendsEmail) return 'people';
  return salon.isDemo ? 'demo' : 'nobody';
}
