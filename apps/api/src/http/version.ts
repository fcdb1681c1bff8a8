/** The version of the rules and of the service; a release changes it here and in package.json (a test compares them). */
export const VERSION = '0.1.0';
