import { useWatch } from 'react-hook-form';
import type { StaffEntry } from '../../../api/models';
import type { ApiForm } from '../../../api/use-api-form';
import type { ProblemError } from '../../../api/problem';
import { usePictureCalls } from '../../../api/use-picture-calls';
import { useFormValue } from '../../../api/use-form-value';
import {
  changedWords,
  type LanguageDrafts,
  languageDraftsOf,
  languageErrors,
} from '../../../lib/language-drafts';
import { useFieldRules } from '../../../ui/use-field-rules';
import { Field, TextArea } from '../../../ui/field';
import type { OwnPicture } from '../../../ui/picture';
import { PictureField } from '../../../ui/picture-field';
import { teamDesk as book } from '../../../words/team-desk.gen';
import { useWords } from '../../../words/use-words';
import { LanguagesField } from './languages-field';
import { Translations } from '../../shared/languages/translations';

/** The translatable texts of a team member. */
export const teamTexts = ['role', 'introduction'] as const;

/** A team member's details as typed. */
export interface TypedTeamMember extends LanguageDrafts<'role' | 'introduction'> {
  name: string;
  role: string;
  introduction: string;
  languages: string[];
  picture: OwnPicture | null;
}

/** The fields of a team member, each with its own error. */
export function TeamMemberFields({
  form,
  saved,
  img,
  onBusyChange,
}: {
  form: ApiForm<TypedTeamMember>;
  /** Null for a new one. */
  saved: StaffEntry | null;
  /** The bundled portrait, shown until a picture is uploaded. */
  img: string;
  onBusyChange: (isBusy: boolean) => void;
}) {
  const words = useWords(book);
  const pictureCalls = usePictureCalls();
  const rules = useFieldRules();
  const picture = useFormValue(form, 'picture');
  const languages = useFormValue(form, 'languages');
  const typed = useWatch({ control: form.control }) as TypedTeamMember;
  return (
    <Translations
      form={form}
      texts={[
        { name: 'role', label: words.role(), longest: 80 },
        { name: 'introduction', label: words.introduction(), longest: 600, rows: 5 },
      ]}
      typed={typed}
      saved={saved}
    >
      <Field label={words.name()} maxLength={80} autoComplete="off" {...form.field('name', rules.name)} />
      <Field label={words.role()} hint={words.roleHint()} maxLength={80} {...form.field('role')} />
      <TextArea label={words.introduction()} maxLength={600} {...form.field('introduction')} />
      <LanguagesField {...languages} />
      <PictureField
        label={words.portrait()}
        hint={words.portraitHint()}
        {...picture}
        fallbackSrc={img || undefined}
        onBusyChange={onBusyChange}
        upload={pictureCalls.upload}
        describe={pictureCalls.describe}
      />
    </Translations>
  );
}

/** @param saved the saved values: translations that are unchanged are not sent */
export function teamMemberOf(typed: TypedTeamMember, saved: Pick<StaffEntry, 'words'> | null) {
  const words = changedWords(teamTexts, typed, languageDraftsOf(teamTexts, saved?.words));
  return {
    name: typed.name.trim(),
    role: typed.role.trim(),
    introduction: typed.introduction.trim(),
    languages: typed.languages,
    pictureId: typed.picture?._id ?? null,
    ...(words && { words }),
  };
}

/** The server's field for the picture is its id. */
export const teamMemberErrors = ({
  fieldErrors: { pictureId, ...others },
}: ProblemError): Record<string, string> => ({
  ...languageErrors(others),
  ...(pictureId !== undefined && { picture: pictureId }),
});
