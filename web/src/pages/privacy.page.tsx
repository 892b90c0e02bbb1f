import { LegalPage } from '../features/salon/legal-text';

export default function PrivacyPage() {
  return <LegalPage name="privacy" />;
}
