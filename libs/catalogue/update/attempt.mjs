/** What `read` gives; or nothing, and why under `problems`: a checkout may be any folder with anything in it. */
export const attempt = (where, problems, read) => {
  try {
    return read();
  } catch (error) {
    problems.push(`${where}: ${error.message}`);
    return undefined;
  }
};
