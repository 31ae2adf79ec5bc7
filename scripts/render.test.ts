import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { products } from '@/content/products';
import type { Product } from '@/content/types';

test('without Blender, the render command says where to get it and stops', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'render', 'hero'], {
    encoding: 'utf8',
    env: { ...process.env, BLENDER: 'no-such-program' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Blender was not found.');
  expect(stderr).toContain('apt-get install -y --no-install-recommends blender python3-numpy');
});

test('the content says of every picture that is rendered here that it is drawn', () => {
  const folder = path.join(__dirname, 'renders');
  const scenes = readdirSync(folder)
    .filter((file) => file.endsWith('.py'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^ {4}'([a-z0-9-]+)': \w+,$/gm)])
    .map(([, name]) => name);
  expect(scenes.length).toBeGreaterThan(20);
  const shown: { picture: string; drawn?: string }[] = [
    ...(products as readonly Product[]).flatMap(({ images }) => images.map(({ src, drawn }) => ({ picture: src, drawn }))),
    ...home.services.tiles,
    ...home.hero.packs.flatMap(({ wide, phone }) => [wide, phone].map(({ picture }) => ({ picture, drawn: home.hero.drawn }))),
    about.story,
    contact.facility,
  ];
  expect(shown.filter(({ picture, drawn }) => scenes.includes(picture) && !drawn)).toEqual([]);
});
