import { spawn } from 'node:child_process';
import { projectRoot } from './paths.mjs';

/**
 * Runs a program in the project's root, with its output on the terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment] variables added to those of this process
 * @returns {Promise<number>} the exit code; 127 if the program can't be started
 */
export function runCommand(program, args, environment = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment };
  // A NODE_ENV from the user's shell would put `next build` and Jest into the wrong mode.
  Reflect.deleteProperty(env, 'NODE_ENV');

  return new Promise((resolve) => {
    // No standard input, so that no tool waits for an answer. A channel, by which Node's own know when this process has ended.
    const channel = program === process.execPath ? /** @type {const} */ (['ipc']) : [];
    const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit', ...channel] });
    const passOn = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', passOn);
    process.on('SIGTERM', passOn);

    const finish = (/** @type {number} */ code) => {
      process.off('SIGINT', passOn);
      process.off('SIGTERM', passOn);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`Could not run ${program}: ${error.message}`);
      finish(127);
    });
    child.on('exit', (code, signal) => {
      // Stopped by Ctrl-C: this process ends as well, without an error message.
      if (signal || code === 130) process.exit(130);
      finish(code ?? 1);
    });
  });
}

/**
 * Runs a script with the Node of this process, without a shell, so that it works on every system.
 *
 * @param {string[]} args the script's path from the project's root, then its arguments
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>} the exit code
 */
export function runNode(args, environment) {
  return runCommand(process.execPath, args, environment);
}
