/** Our policy, which is stricter than the library's own page would allow. */
export const DOCS_POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  // The library's script adds one style sheet, allowed here by its hash.
  `style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='`,
  // The library's style sheet contains its icons.
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** The interactive documentation, without the inline scripts and styles of the library's own page. */
export const DOCS_PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Parlour API</title>
    <link rel="icon" href="/docs/favicon-32x32.png" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

/** Draws the contract into the page (swagger.io/docs/open-source-tools/swagger-ui/usage/configuration). */
export const DOCS_SCRIPT = `SwaggerUIBundle({ url: '/docs/json', dom_id: '#swagger-ui', deepLinking: true });
`;
