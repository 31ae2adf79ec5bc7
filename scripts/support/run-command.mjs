import { spawn } from 'node:child_process';
import { projectRoot } from './paths.mjs';

/**
 * Runs a program in the project's root with its output on the terminal.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [environment] variables added to our own
 * @returns {Promise<number>} the exit code
 */
export function runCommand(program, args, environment = {}) {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment };
  // A NODE_ENV set in the user's shell makes `next build` and Jest work in the wrong mode.
  Reflect.deleteProperty(env, 'NODE_ENV');

  return new Promise((resolve) => {
    // Standard input stays closed, so that no tool can stop to ask a question.
    const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit'] });
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
      // Ctrl-C stops us as well, without calling it a failure.
      if (signal === 'SIGINT' || signal === 'SIGTERM' || code === 130) process.exit(130);
      finish(code ?? 1);
    });
  });
}

/**
 * Runs a script with the Node that runs us: no shell, and the same on every system.
 *
 * @param {string[]} args the script's path from the project's root, then its arguments
 * @param {Record<string, string>} [environment]
 * @returns {Promise<number>} the exit code
 */
export function runNode(args, environment) {
  return runCommand(process.execPath, args, environment);
}
