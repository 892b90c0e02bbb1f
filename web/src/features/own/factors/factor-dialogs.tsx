import { toast } from '../../../ui/toast';
import { twoStep } from '../../../words/two-step.gen';
import { useWords } from '../../../words/use-words';
import { AddAppDialog } from './add-app-dialog';
import { AddPasskeyDialog } from './add-passkey-dialog';
import type { Factor } from './models';
import { NewCodesDialog } from './new-codes-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RemoveFactorDialog } from './remove-factor-dialog';
import { RenameFactorDialog } from './rename-factor-dialog';

/** The action on second factors. */
export type FactorVerb =
  | { name: 'add-app' | 'add-passkey' | 'new-codes' }
  | { name: 'show-codes'; codes: readonly string[] }
  | { name: 'rename'; factor: Factor }
  | { name: 'remove'; factor: Factor; isLast: boolean };

/** The dialogs for second factors, one at a time. */
export function FactorDialogs({
  verb,
  onVerb,
}: {
  verb: FactorVerb;
  onVerb: (verb: FactorVerb | null) => void;
}) {
  const words = useWords(twoStep);
  const close = () => onVerb(null);
  const show = (codes: readonly string[] | null) => onVerb(codes && { name: 'show-codes', codes });
  const added = (sentence: string) => (codes: readonly string[] | null) => {
    toast.success(sentence);
    show(codes);
  };

  switch (verb.name) {
    case 'add-app':
      return <AddAppDialog onAdded={added(words.appAdded())} onClose={close} />;
    case 'add-passkey':
      return <AddPasskeyDialog onAdded={added(words.passkeyAdded())} onClose={close} />;
    case 'rename':
      return <RenameFactorDialog factor={verb.factor} onClose={close} />;
    case 'remove':
      return <RemoveFactorDialog factor={verb.factor} isLast={verb.isLast} onClose={close} />;
    case 'new-codes':
      return <NewCodesDialog onMade={show} onClose={close} />;
    case 'show-codes':
      return <RecoveryCodesDialog codes={verb.codes} onClose={close} />;
  }
}
