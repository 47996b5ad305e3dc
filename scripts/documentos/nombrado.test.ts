import { expect, test } from 'vitest';
import { caminosDelRepositorio, caminosPerdidos, comandosPerdidos, documentos, enlacesPerdidos } from './nombrado.mjs';

const caminos = caminosDelRepositorio();
const TODOS = documentos().map((documento) => [documento.archivo, documento] as const);

test.each(TODOS)('lo que nombra %s existe: caminos, enlaces y comandos', (_, documento) => {
  expect(caminosPerdidos(documento, caminos)).toEqual([]);
  expect(enlacesPerdidos(documento)).toEqual([]);
  expect(comandosPerdidos(documento)).toEqual([]);
});

test('se reconoce lo que no existe', () => {
  const texto = [
    'Ver `apps/api/src/nada.ts`, `modules/<area>/<area>.handlers.ts`, `contract/{mensajes,nada}` y [esto](nada.md).',
    '`npm run nada`, `npm run check`, `npm run bench -- nada`, `npx vitest run packages/nada packages/domain/src`',
  ].join('\n');
  const documento = { archivo: 'docs/prueba.md', texto };
  expect(caminosPerdidos(documento, caminos)).toEqual(['apps/api/src/nada.ts']);
  expect(enlacesPerdidos(documento)).toEqual(['nada.md']);
  expect(comandosPerdidos(documento)).toEqual(['npm run nada', 'npm run bench -- nada', 'packages/nada']);
});
