import { useState, type FormEvent } from 'react';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import styled from 'styled-components';
import { asProblem, sentenceOf } from '../../api/problem';
import { Button, IconButton } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field } from '../../ui/field';
import { FormFailure } from '../../ui/form-failure';
import { Icon } from '../../ui/icon';
import { Lines } from './editor-parts';
import { movedBy } from './list-order';
import type { Category } from './models';
import { useServiceActions } from './mutations';
import { serviceSentences } from './service-sentences';

const Whole = styled.div`
  display: grid;
  gap: var(--s-5);
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-1);

  > span:first-child {
    flex: 1 1 160px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font-size: var(--t-meta);
  }
`;
const Line = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: var(--s-3);
`;

/** The shelves of the catalogue: add, rename, put in order, delete what is empty. Each press is kept at once. */
export function CategoriesDialog({
  categories,
  onAdded,
  onClose,
}: {
  categories: readonly Category[];
  onAdded?: (category: Category) => void;
  onClose: () => void;
}) {
  const { addCategory, renameCategory, arrangeCategories, deleteCategory } = useServiceActions();
  const [title, setTitle] = useState('');
  const [renaming, setRenaming] = useState<{ id: string; title: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const act = async (verb: () => Promise<unknown>) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await verb();
    } catch (thrown) {
      setFailure(sentenceOf(asProblem(thrown), serviceSentences));
    }
    setBusy(false);
  };
  const add = async () => {
    if (!title.trim()) return;
    const all = await addCategory(title.trim());
    const added = all.at(-1);
    setTitle('');
    if (added) onAdded?.(added);
  };
  const rename = async () => {
    if (!renaming?.title.trim()) return;
    await renameCategory(renaming.id, renaming.title.trim());
    setRenaming(null);
  };
  const sending = (verb: () => Promise<unknown>) => (event: FormEvent) => {
    event.preventDefault();
    void act(verb);
  };
  const ids = categories.map(({ _id }) => _id);

  return (
    <Dialog title="Categories" isOpen onClose={onClose}>
      <Whole>
        <Lines>
          {categories.map((category, index) => (
            <li key={category._id}>
              {renaming?.id === category._id ? (
                <Line onSubmit={sending(rename)}>
                  <Field
                    label={`New title of ${category.title}`}
                    maxLength={40}
                    value={renaming.title}
                    onChange={({ target }) => setRenaming({ ...renaming, title: target.value })}
                  />
                  <Button type="submit" size="small" isBusy={isBusy}>
                    Save
                  </Button>
                </Line>
              ) : (
                <Row>
                  <span>
                    {category.title}
                    <small>
                      {category.services === 0
                        ? 'Empty'
                        : `${category.services} ${category.services === 1 ? 'service' : 'services'}`}
                    </small>
                  </span>
                  <IconButton
                    label={`Move up: ${category.title}`}
                    aria-disabled={index === 0}
                    onClick={() =>
                      index > 0 && void act(() => arrangeCategories(movedBy(ids, category._id, -1)))
                    }
                  >
                    <Icon of={ArrowUp} />
                  </IconButton>
                  <IconButton
                    label={`Move down: ${category.title}`}
                    aria-disabled={index === ids.length - 1}
                    onClick={() =>
                      index < ids.length - 1 &&
                      void act(() => arrangeCategories(movedBy(ids, category._id, 1)))
                    }
                  >
                    <Icon of={ArrowDown} />
                  </IconButton>
                  <IconButton
                    label={`Rename: ${category.title}`}
                    onClick={() => setRenaming({ id: category._id, title: category.title })}
                  >
                    <Icon of={Pencil} />
                  </IconButton>
                  {category.services === 0 && (
                    <IconButton
                      label={`Delete the empty category ${category.title}`}
                      onClick={() => void act(() => deleteCategory(category._id))}
                    >
                      <Icon of={Trash2} />
                    </IconButton>
                  )}
                </Row>
              )}
            </li>
          ))}
        </Lines>
        <FormFailure sentence={failure} />
        <Line onSubmit={sending(add)}>
          <Field
            label="New category"
            maxLength={40}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" variant="ghost" isBusy={isBusy}>
            Add
          </Button>
        </Line>
      </Whole>
    </Dialog>
  );
}
