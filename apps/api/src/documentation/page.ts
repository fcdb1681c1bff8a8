/** Without the bar and the choice of server, which only tell whose page it is and where it came from, and without links: there are none. */
const LEFT_OUT =
  '.swagger-ui .topbar, .swagger-ui .servers-title, .swagger-ui .servers, .swagger-ui table .response-col_links { display: none }';

/** On a phone the code of an answer stands above it: beside it there is no room. */
const NARROW = `@media (max-width: 640px) {
  .swagger-ui .responses-inner { padding: 20px 10px }
  .swagger-ui .responses-table > thead { display: none }
  .swagger-ui .responses-table, .swagger-ui .responses-table > tbody, .swagger-ui .response,
  .swagger-ui .response-col_status, .swagger-ui .response-col_description { display: block; width: auto }
}`;

/** How /docs looks and behaves. */
export const DOCS_PAGE = {
  jsonDocumentUrl: 'openapi.json',
  yamlDocumentUrl: 'openapi.yaml',
  customSiteTitle: 'Marshal',
  customCss: `${LEFT_OUT} ${NARROW}`,
  /** An example runs with one click; a call can be linked to; the schemas stay folded. */
  swaggerOptions: {
    tryItOutEnabled: true,
    deepLinking: true,
    displayRequestDuration: true,
    defaultModelsExpandDepth: 0,
    defaultModelExpandDepth: 3,
  },
};
