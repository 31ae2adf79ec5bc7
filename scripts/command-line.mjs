/**
 * Runs a command's main function. What it throws is shown as a message, without a stack: each is
 * written for the reader of the terminal.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
}
