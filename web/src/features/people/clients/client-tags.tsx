import { useId } from 'react';
import { X } from 'lucide-react';
import styled from 'styled-components';
import { useAction } from '../../../api/use-action';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useSentenceOf } from '../../../api/use-sentence-of';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { FormFailure } from '../../../ui/form-failure';
import { Icon } from '../../../ui/icon';
import { adds, removes, useFocusAfterRemoval } from '../../../ui/use-focus-after-removal';
import { Stack } from '../../../ui/layout';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { clients as book } from '../../../words/clients.gen';
import { useWords } from '../../../words/use-words';
import type { Client } from './models';
import { useClientActions } from './mutations';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  li {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    padding-inline: var(--s-3);
    border: 1px solid var(--border-strong);
    border-radius: var(--r-1);
    background: var(--surface-2);
    font-size: var(--t-meta);
    overflow-wrap: anywhere;
  }
  button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    margin-inline-end: calc(-1 * var(--s-3));
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;
const Row = styled.div`
  display: flex;
  gap: var(--s-2);
  align-items: end;

  > :first-child {
    flex: 1;
    max-width: 280px;
  }
`;

/** A client's tags, each removable with a click, and a field for another. */
export function ClientTags({ client: { _id, tags, can } }: { client: Client }) {
  const words = useWords(book);
  const sentenceOf = useSentenceOf();
  const known = useId();
  const { data: all = [] } = useApi(can.changeNote ? '/clients/tags' : null);
  const { changeClient } = useClientActions();
  const { run, isBusy, problem } = useAction();
  const { container, onRemoved } = useFocusAfterRemoval<HTMLDivElement>();
  const form = useApiForm({
    defaultValues: { addTag: '' },
    send: async ({ addTag }) => {
      await changeClient(_id, { addTag });
      form.reset({ addTag: '' });
      return false;
    },
  });
  if (!can.changeNote && tags.length === 0) return null;
  return (
    <Stack $gap={3} ref={container}>
      {tags.length > 0 && (
        <List aria-label={words.tags()}>
          {tags.map((tag, index) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              {can.changeNote && (
                <button
                  type="button"
                  {...removes}
                  disabled={isBusy}
                  onClick={() =>
                    void run(async () => {
                      await changeClient(_id, { removeTag: tag });
                      onRemoved(index);
                    })
                  }
                >
                  <Icon of={X} size={16} />
                  <VisuallyHidden>{words.removeTag({ tag })}</VisuallyHidden>
                </button>
              )}
            </li>
          ))}
        </List>
      )}
      <FormFailure sentence={problem && sentenceOf(problem)} />
      {can.changeNote && (
        <Form form={form}>
          <Row>
            <Field
              label={words.addTag()}
              list={known}
              maxLength={30}
              autoComplete="off"
              {...adds}
              {...form.field('addTag', { required: words.tagRule() })}
            />
            <Button type="submit" variant="ghost" isBusy={form.isBusy}>
              {words.add()}
            </Button>
          </Row>
          <datalist id={known}>
            {all.map(({ tag }) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <FormFailure sentence={form.failure} />
        </Form>
      )}
    </Stack>
  );
}
