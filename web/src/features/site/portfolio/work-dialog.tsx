import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { OwnPicture } from '../../../api/models';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { useApi } from '../../../api/use-api';
import { useApiForm } from '../../../api/use-api-form';
import { useFormValue } from '../../../api/use-form-value';
import { required } from '../../../lib/field-rules';
import {
  changedWords,
  type LanguageDrafts,
  languageDraftsOf,
  languageErrors,
} from '../../../lib/language-drafts';
import { Alert } from '../../../ui/alert';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { Dialog } from '../../../ui/dialog';
import { Field, SelectField, TextArea } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { PictureField } from '../../../ui/picture-field';
import { toast } from '../../../ui/toast';
import { DialogActions } from '../../../ui/button-row';
import { portfolioDesk as book } from '../../../words/portfolio-desk.gen';
import { useWords } from '../../../words/use-words';
import { Translations } from '../../shared/languages/translations';
import type { PortfolioEntry } from './models';
import { usePortfolioActions } from './mutations';

/** The translatable texts of a portfolio entry. */
const portfolioTexts = ['title', 'subtitle', 'description'] as const;

interface Values extends LanguageDrafts<(typeof portfolioTexts)[number]> {
  title: string;
  subtitle: string;
  description: string;
  picture: OwnPicture | null;
  earlier: OwnPicture | null;
  /** Empty for none. */
  serviceId: string;
  /** Empty for none. */
  staffId: string;
  isPublished: boolean;
}

/** Adds or edits a portfolio entry. */
export function WorkDialog({ entry, onClose }: { entry: PortfolioEntry | null; onClose: () => void }) {
  const words = useWords(book);
  const pictureCalls = usePictureCalls();
  const { addWork, change } = usePortfolioActions();
  const { data: services } = useApi('/services/all');
  const { data: team } = useApi('/staff/all');
  const choices = services?.filter(({ _id, status }) => status !== 'archived' || _id === entry?.serviceId);
  // Someone who has left keeps their work.
  const staff = team?.filter(({ _id, active }) => active || _id === entry?.staffId);
  const [isUploading, setUploading] = useState(false);
  const [before] = useState(() => languageDraftsOf(portfolioTexts, entry?.words));
  const form = useApiForm<Values>({
    defaultValues: {
      ...before,
      title: entry?.title ?? '',
      subtitle: entry?.subtitle ?? '',
      description: entry?.description ?? '',
      picture: entry?.picture ?? null,
      earlier: entry?.before?.picture ?? null,
      serviceId: entry?.serviceId ?? '',
      staffId: entry?.staffId ?? '',
      isPublished: entry?.isPublished ?? true,
    },
    send: async ({
      title,
      subtitle,
      description,
      picture,
      earlier,
      serviceId,
      staffId,
      isPublished,
      ...inLanguages
    }) => {
      const translated = changedWords(portfolioTexts, inLanguages, before);
      const work = {
        title: title.trim(),
        subtitle: subtitle.trim(),
        description: description.trim(),
        pictureId: picture?._id ?? null,
        beforePictureId: earlier?._id ?? null,
        serviceId: serviceId || null,
        staffId: staffId || null,
        isPublished,
        ...(translated && { words: translated }),
      };
      if (entry) await change(entry, work);
      else await addWork(work);
      toast.success(entry ? words.saved() : words.isAdded({ title: work.title }));
      onClose();
    },
    fieldErrorsOf: ({
      fieldErrors: { pictureId, beforePictureId, serviceId, ...others },
    }): Record<string, string> => ({
      ...languageErrors(others),
      ...(pictureId !== undefined && { picture: words.pictureGone() }),
      ...(beforePictureId !== undefined && { earlier: words.pictureGone() }),
      ...(serviceId !== undefined && { serviceId: words.serviceGone() }),
    }),
  });
  const picture = useFormValue(form, 'picture');
  const earlier = useFormValue(form, 'earlier');
  const typed = useWatch({ control: form.control }) as Values;

  return (
    <Dialog
      kind="wide"
      title={entry ? words.editThat({ title: entry.title }) : words.addWork()}
      isOpen
      onClose={onClose}
    >
      <Form form={form}>
        <PictureField
          label={words.picture()}
          hint={words.pictureHint()}
          {...picture}
          // A bundled picture has a path and no record.
          fallbackSrc={entry && !entry.picture && entry.img ? entry.img : undefined}
          onBusyChange={setUploading}
          upload={pictureCalls.upload}
          describe={pictureCalls.describe}
        />
        <PictureField
          label={words.pictureBefore()}
          hint={words.pictureBeforeHint()}
          {...earlier}
          fallbackSrc={picture.value ? undefined : (entry?.before?.img ?? undefined)}
          onBusyChange={setUploading}
          upload={pictureCalls.upload}
          describe={pictureCalls.describe}
        />
        <Translations
          form={form}
          texts={[
            { name: 'title', label: words.title(), longest: 80 },
            { name: 'subtitle', label: words.subtitle(), longest: 40 },
            { name: 'description', label: words.description(), longest: 400, rows: 3 },
          ]}
          typed={typed}
          saved={entry}
        >
          <Field
            label={words.title()}
            maxLength={80}
            {...form.field('title', required(words.enterTitle()))}
          />
          <Field
            label={words.subtitle()}
            hint={words.subtitleHint()}
            maxLength={40}
            {...form.field('subtitle')}
          />
          <TextArea label={words.description()} rows={3} maxLength={400} {...form.field('description')} />
        </Translations>
        {/* Not before its options are loaded: the browser would lose the selection. */}
        {choices && (
          <SelectField label={words.bookedAs()} hint={words.bookedAsHint()} {...form.field('serviceId')}>
            <option value="">{words.noService()}</option>
            {choices.map(({ _id, title, status }) => (
              <option key={_id} value={_id}>
                {status === 'active'
                  ? title
                  : status === 'hidden'
                    ? words.hiddenService({ title })
                    : words.archivedService({ title })}
              </option>
            ))}
          </SelectField>
        )}
        {staff && (
          <SelectField label={words.workOf()} hint={words.workOfHint()} {...form.field('staffId')}>
            <option value="">{words.noOne()}</option>
            {staff.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        <Checkbox label={words.showToVisitors()} {...form.register('isPublished')} />
        {form.failure && (
          <Alert tone="danger" title={words.nothingChanged()}>
            <p>{form.failure}</p>
          </Alert>
        )}
        <DialogActions>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel()}
          </Button>
          <Button type="submit" isBusy={form.isBusy} disabled={isUploading}>
            {isUploading ? words.uploading() : entry ? words.save() : words.addToPortfolio()}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
