import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { OwnPicture } from '../../api/models';
import { asProblem, sentenceOf, type ProblemError } from '../../api/problem';
import { describePicture, uploadPicture } from '../../api/upload-picture';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Field, TextArea } from '../../ui/field';
import { PictureField } from '../../ui/picture-field';
import { toast } from '../../ui/toaster';
import { Ways } from '../../ui/ways';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

const Form = styled.form`
  display: grid;
  gap: var(--s-5);
`;
const Check = styled.label`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: 44px;

  input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
`;

/** Adds a piece of work, or changes one; what was typed stays until it is kept. */
export function WorkDialog({ entry, onClose }: { entry: PortfolioEntry | null; onClose: () => void }) {
  const { add, change } = usePortfolioActions();
  const [title, setTitle] = useState(entry?.title ?? '');
  const [subtitle, setSubtitle] = useState(entry?.subtitle ?? '');
  const [description, setDescription] = useState(entry?.description ?? '');
  const [picture, setPicture] = useState<OwnPicture | null>(entry?.picture ?? null);
  const [isPublished, setPublished] = useState(entry?.isPublished ?? true);
  const [isUploading, setUploading] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!title.trim() || isBusy) return;
    setBusy(true);
    setProblem(null);
    const pictureId = picture?._id ?? null;
    const work = {
      title: title.trim(),
      subtitle: subtitle.trim(),
      description: description.trim(),
      isPublished,
    };
    try {
      if (entry) await change(entry, { ...work, pictureId });
      else await add({ ...work, pictureId });
      toast.success(entry ? 'Saved.' : `${work.title} is in the portfolio.`);
      onClose();
    } catch (thrown) {
      setProblem(asProblem(thrown));
      setBusy(false);
    }
  };

  return (
    <Dialog kind="wide" title={entry ? `Edit ${entry.title}` : 'Add work'} isOpen onClose={onClose}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <PictureField
          label="Picture"
          hint="Upright pictures look best: they are shown four wide and five high."
          value={picture}
          // A picture that came with the app has a path and no record.
          fallbackSrc={entry && !entry.picture && entry.img ? entry.img : undefined}
          error={problem?.fieldErrors['pictureId'] && 'This picture is gone. Choose it again.'}
          onChange={setPicture}
          onBusyChange={setUploading}
          upload={uploadPicture}
          describe={describePicture}
        />
        <Field
          label="Title"
          maxLength={80}
          value={title}
          error={isChecked && !title.trim() ? 'Give it a title.' : problem?.fieldErrors['title']}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Field
          label="Subtitle (optional)"
          hint="The small line above the title."
          maxLength={40}
          value={subtitle}
          error={problem?.fieldErrors['subtitle']}
          onChange={(event) => setSubtitle(event.target.value)}
        />
        <TextArea
          label="Description (optional)"
          rows={3}
          maxLength={400}
          value={description}
          error={problem?.fieldErrors['description']}
          onChange={(event) => setDescription(event.target.value)}
        />
        <Check>
          <input
            type="checkbox"
            checked={isPublished}
            onChange={(event) => setPublished(event.target.checked)}
          />
          Visitors see it
        </Check>
        {problem && (
          <Alert tone="danger" title="Nothing has changed. What you typed is still here.">
            <p>{sentenceOf(problem)}</p>
          </Alert>
        )}
        <Ways>
          <Button type="submit" isBusy={isBusy} disabled={isUploading}>
            {isUploading ? 'Wait for the picture' : entry ? 'Save' : 'Add to the portfolio'}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </Ways>
      </Form>
    </Dialog>
  );
}
