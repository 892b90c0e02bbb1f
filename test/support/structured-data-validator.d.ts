declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string }[];
  }
  class Validator {
    validate(extracted: Record<'jsonld' | 'microdata' | 'rdfa', object>): Promise<Issue[]>;
  }
  export { Validator as default };
}
