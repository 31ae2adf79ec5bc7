import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectRoot } from './paths.mjs';

type Variables = Readonly<Record<string, string>>;

/**
 * Runs a program in the project's root, with its output on the terminal.
 *
 * @param environment variables added to those of this process
 * @returns the exit code
 */
export async function runCommand(program: string, args: readonly string[], environment?: Variables): Promise<number> {
  const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...environment };
  // A NODE_ENV from the user's shell would put `next build` and Jest into the wrong mode.
  Reflect.deleteProperty(env, 'NODE_ENV');
  // No standard input, so that no tool waits for an answer. A channel, by which Node's own know when this process has ended.
  const channel = program === process.execPath ? (['ipc'] as const) : [];
  const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'inherit', 'inherit', ...channel] });
  const passOn = (signal: NodeJS.Signals) => child.kill(signal);
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

/** Runs a script with the Node of this process, without a shell, so that it works on every system. */
export const runNode = (args: readonly string[], environment?: Variables) => runCommand(process.execPath, args, environment);
