import { spawn } from 'node:child_process';

/** `npm run dev`: Vite with hot reload on 5173, the API on 3001, which restarts on changes. */
const API_PORT = '3001';

const children = [
  spawn('npx', ['tsx', 'watch', '--clear-screen=false', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PORT: API_PORT, DATA_DIR: process.env.DATA_DIR ?? '.data' },
  }),
  spawn('npx', ['vite'], { stdio: 'inherit' }),
];

// When one of the two exits, stop the other.
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 1;
  });
}
