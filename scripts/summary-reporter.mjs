/** The last line of a test run: how many tests passed and failed. A suite that could not run is a failure. */
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    this.line = `${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`;
    process.on('exit', () => console.log(this.line));
  }
}
