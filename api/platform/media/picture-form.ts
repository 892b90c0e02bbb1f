const MEGABYTE = 1024 * 1024;

/** One file and a field or two. Anything larger is rejected during the upload. */
export const pictureFormLimits = {
  files: 1,
  fileSize: 15 * MEGABYTE,
  fields: 2,
  fieldSize: 4096,
  fieldNameSize: 64,
  parts: 3,
  headerPairs: 20,
};

/** The form's schema for the contract. */
export const pictureForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' }, alt: { type: 'string', maxLength: 300 } },
};

/** A picture that needs no words: of nothing but a person, or a logo. */
export const portraitForm = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', format: 'binary' } },
};

/** The file of the form. */
export interface UploadedPicture {
  buffer: Buffer;
}
