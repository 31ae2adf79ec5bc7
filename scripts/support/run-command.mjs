import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from './paths.mjs';

/**
 * Runs a program in the project's root, with its output on the terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment] variables added to those of this process
 * @returns {Promise<number>} the exit code
 */
export async function runCommand(program, args, environment = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment };
  // A NODE_ENV from the user's shell would put `next build` and Jest into the wrong mode.
  Reflect.deleteProperty(env, 'NODE_ENV');
  // No standard input, so that no tool waits for an answer. A channel, by which Node's own know when this process has ended.
  const channel = program === process.execPath ? /** @type {const} */ (['ipc']) : [];
  const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit', ...channel] });
  const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  try {
    const [code, signal] = await once(child, 'exit');
    // Stopped by Ctrl-C: this process ends as well, without an error message.
    if (signal || code === 130) process.exit(130);
    return code;
  } finally {
    process.off('SIGINT', passOn).off('SIGTERM', passOn);
  }
}

/**
 * Runs a script with the Node of this process, without a shell, so that it works on every system.
 *
 * @param {string[]} args the script's path from the project's root, then its arguments
 * @param {Record<string, string>} [environment]
 */
export const runNode = (args, environment) => runCommand(process.execPath, args, environment);
