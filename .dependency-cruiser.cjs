/**
 * The architecture, as rules that fail the check: imports run down, from the api to the catalogue to a game to the kernel.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const spec = '\\.spec\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'rules-have-no-dependency',
      severity: 'error',
      from: { path: '^libs/rules/', pathNot: spec },
      to: {
        dependencyTypes: [
          'npm',
          'npm-dev',
          'npm-optional',
          'npm-peer',
          'npm-no-pkg',
          'npm-unknown',
          'core',
          'unknown',
          'undetermined',
        ],
      },
    },
    {
      name: 'rules-know-nothing-above-them',
      severity: 'error',
      from: { path: '^libs/rules/', pathNot: spec },
      to: { path: '^(apps|test|openapi|libs/(?!rules/))' },
    },
    {
      name: 'catalogue-knows-no-service',
      severity: 'error',
      from: { path: '^libs/catalogue/', pathNot: spec },
      to: { path: '^(apps|test|openapi)/' },
    },
    {
      name: 'catalogue-is-framework-free',
      severity: 'error',
      from: { path: '^libs/catalogue/src/', pathNot: spec },
      to: { path: 'node_modules/(@nestjs|fastify|redis|rxjs)' },
    },
    {
      name: 'the-client-knows-the-contract-alone',
      severity: 'error',
      from: { path: '^libs/client/' },
      to: { path: '^(apps|test|openapi|libs/(?!client/))' },
    },
    {
      name: 'the-client-is-for-others',
      severity: 'error',
      from: { path: '^(apps|libs/(?!client/))' },
      to: { path: '^libs/client/' },
    },
    {
      name: 'kernel-knows-no-game',
      severity: 'error',
      from: { path: '^libs/rules/src/kernel/' },
      to: { path: '^libs/rules/src/(?!kernel/)' },
    },
    {
      name: 'games-do-not-meet',
      severity: 'error',
      from: { path: '^libs/rules/src/(xwing|legion)/' },
      to: { path: '^libs/rules/src/(xwing|legion)/', pathNot: '^libs/rules/src/$1/' },
    },
    {
      name: 'a-library-is-entered-by-its-front-door',
      severity: 'error',
      from: { path: '^(apps/api|libs/catalogue)/', pathNot: spec },
      to: { path: '^libs/', pathNot: ['^libs/rules/src/[^/]+/index\\.ts$', '^libs/catalogue/src/index\\.ts$', '^$1/'] },
    },
    {
      name: 'nobody-uses-his-own-front-door',
      severity: 'error',
      from: { path: '^libs/(rules/src/[^/]+|catalogue/src)/', pathNot: spec },
      to: { path: '^libs/$1/index\\.ts$' },
    },
    {
      name: 'controllers-know-no-store',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: 'session-store|node_modules/redis' },
    },
    {
      name: 'api-games-do-not-meet',
      severity: 'error',
      from: { path: '^apps/api/src/games/([^/]+)/' },
      to: { path: '^apps/api/src/games/', pathNot: '^apps/api/src/games/$1/' },
    },
    {
      name: 'http-knows-no-game',
      severity: 'error',
      from: { path: '^apps/api/src/http/' },
      to: { path: '^(apps/api/src/(games|sessions)/|libs/rules/src/(?!kernel/)|libs/catalogue/)' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['(^|/)(main|write-openapi)\\.ts$', spec, '\\.d\\.ts$'] },
      to: {},
    },
    {
      name: 'no-tests-in-production',
      severity: 'error',
      from: { path: '^(apps|libs)/', pathNot: spec },
      to: { path: '(\\.spec\\.ts$|^test/)' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist|/dist/' },
  },
};
