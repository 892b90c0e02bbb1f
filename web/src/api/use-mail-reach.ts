import { useSalon } from './use-salon';

/** Recipients of emails: people; in the demo, its page Mail; no one in a salon without a mail server. */
export type MailReach = 'people' | 'demo' | 'nobody';

export function useMailReach(): MailReach {
  const { data: salon } = useSalon();
  if (!salon || salon.sendsEmail) return 'people';
  return salon.isDemo ? 'demo' : 'nobody';
}
