import { Suspense, useEffect, useState, useSyncExternalStore, type FunctionComponent } from 'react';
import { askedProof, type AskedProof } from '../api/proof';

const nothing = () => null;

/**
 * Asks users to confirm their identity for a call, on top of everything else (`api/proof.ts`). Few users ever see it,
 * so its code loads on demand; if that fails, the call fails as it would have.
 */
export function ProofOnDemand() {
  const asked = useSyncExternalStore(askedProof.subscribe, askedProof.get, nothing);
  const [Dialog, setDialog] = useState<FunctionComponent<{ asked: AskedProof }> | null>(null);
  useEffect(() => {
    if (!asked || Dialog) return;
    import('../features/own/factors/proof-dialog').then(
      ({ ProofDialog }) => setDialog(() => ProofDialog),
      () => asked.answer(false),
    );
  }, [asked, Dialog]);
  if (!asked || !Dialog) return null;
  return (
    <Suspense>
      <Dialog asked={asked} />
    </Suspense>
  );
}
