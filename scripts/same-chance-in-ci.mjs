// CI judges a change by the same random situations each time; every other run draws new ones, and prints its seed on a failure.
import fc from 'fast-check';

if (process.env.CI) fc.configureGlobal({ seed: 1 });
