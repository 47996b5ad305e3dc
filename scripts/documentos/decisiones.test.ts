import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rutaDesdeRaiz } from '../comun/raiz.mjs';

const archivos = readdirSync(rutaDesdeRaiz('docs/decisions')).sort();
const numeroDe = (archivo: string): string => archivo.slice(0, 4);
const ESTADO =
  /^\*\*Status\.\*\* (?:Proposed|Accepted|Superseded by \[(\d{4})\]\(\1-[\w-]+\.md\)), \d{4}-\d\d-\d\d(?:; amended \d{4}-\d\d-\d\d)?\.$/;

test('las decisiones se numeran de corrido', () => {
  expect(archivos.map(numeroDe)).toEqual(archivos.map((_, i) => String(i + 1).padStart(4, '0')));
});

test.each(archivos)('%s dice su número, su estado con la fecha, y por qué', (archivo) => {
  const [titulo, , estado, , contexto] = readFileSync(rutaDesdeRaiz('docs/decisions', archivo), 'utf8').split('\n');
  expect(titulo).toMatch(new RegExp(`^# ${numeroDe(archivo)}\\. \\S`));
  expect(estado).toMatch(ESTADO);
  expect(contexto).toMatch(/^\*\*Context\.\*\* /);
});
