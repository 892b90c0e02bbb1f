import { Suspense, useEffect, useState, useSyncExternalStore, type FunctionComponent } from 'react';
import { askedProof, type AskedProof } from '../api/proof';

const nothing = () => null;

/**
 * Asks whoever made a call to show that it is them, above whatever is open (`api/proof.ts`). Few are ever asked, so its
 * code is fetched then; when it does not come, the call fails as it would have.
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
