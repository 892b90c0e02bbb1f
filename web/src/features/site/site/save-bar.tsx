import styled from 'styled-components';
import { LOW } from '../../../ui/media';
import type { FieldValues } from 'react-hook-form';
import type { ApiForm } from '../../../api/use-api-form';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { siteDesk as book } from '../../../words/site-desk.gen';
import { useWords } from '../../../words/use-words';

const Bar = styled.div`
  position: sticky;
  @media ${LOW} {
    position: static;
  }
  bottom: calc(var(--foot) + var(--s-3));
  z-index: var(--z-bar);
  display: grid;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--r-3);
  background: var(--surface);
  box-shadow: var(--shadow-2);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);

  > span {
    flex: 1;
    min-width: 140px;
    font-weight: 600;
  }
`;

/** Says that a form has unsaved changes, and saves or discards them. Hidden otherwise. */
export function SaveBar<Values extends FieldValues>({
  form,
  unsaved,
  wrong,
  isUploading = false,
}: {
  form: Pick<ApiForm<Values>, 'isUnsaved' | 'isWrong' | 'isBusy' | 'failure' | 'reset'>;
  /** The text about unsaved changes. */
  unsaved: string;
  /** The text while a field has an error. */
  wrong?: string;
  isUploading?: boolean;
}) {
  const words = useWords(book);
  if (!form.isUnsaved) return null;
  return (
    <Bar role="region" aria-label={words.unsavedChanges()}>
      {form.failure && (
        <Alert tone="danger" title={words.nothingSaved()}>
          <p>{form.failure}</p>
        </Alert>
      )}
      <Row>
        <span role="status">{(form.isWrong && wrong) || unsaved}</span>
        <Button variant="quiet" size="small" disabled={form.isBusy} onClick={() => form.reset()}>
          {words.discard()}
        </Button>
        <Button type="submit" size="small" isBusy={form.isBusy} disabled={isUploading}>
          {words.save()}
        </Button>
      </Row>
    </Bar>
  );
}
