import { expect, test } from 'vitest';
import { contarFilas, filasNombradas } from './requisitos.mjs';

test('las filas son los requisitos, sin las decisiones abiertas', () => {
  const texto =
    '# Requisitos\nAUT-001 | El asistente tiene seis pasos\nOPN-001 | Algo\n| LIS-002 | La lista | spec 0 |';
  expect(contarFilas(texto)).toEqual([
    { id: 'AUT-001', area: 'AUT', texto: 'El asistente tiene seis pasos' },
    { id: 'LIS-002', area: 'LIS', texto: 'La lista' },
  ]);
});

test('cuentan los títulos y no los comentarios, ni una prueba que nombra más de cinco', () => {
  const corchetes = (...ids: string[]) => `[${ids.join(', ')}]`;
  const seis = ['A', 'B', 'C', 'D', 'E', 'F'].map((letra) => `AA${letra}-001`);
  const texto = [
    `test('x ${corchetes('AUT-001', 'AUT-002')}')`,
    `// ${corchetes('AUT-003')}`,
    `test('${corchetes(...seis)}')`,
  ];
  expect(filasNombradas(texto.join('\n'))).toEqual({ ids: ['AUT-001', 'AUT-002'], excesos: [seis.join(', ')] });
});
