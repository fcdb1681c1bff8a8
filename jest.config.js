/** Runs the compiled tests, so that decorator metadata and the swagger plugin are the real ones. */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/dist-test'],
  testMatch: ['**/*.spec.js'],
  transform: {},
  setupFiles: ['<rootDir>/scripts/same-chance-in-ci.mjs'],
  reporters: ['default', '<rootDir>/scripts/summary-reporter.mjs'],
  testTimeout: 20_000,
  coverageProvider: 'v8',
  collectCoverageFrom: ['dist-test/libs/*/src/**/*.js', '!**/*.spec.js'],
};
