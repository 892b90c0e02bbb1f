import { LegalPage } from '../features/site/salon/legal-text';

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
