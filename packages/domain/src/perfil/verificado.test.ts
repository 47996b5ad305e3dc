import { expect, test } from 'vitest';
import { estadoDeImagen, faltaVerificar, imagenVerificada, impedimentoDeVerificar } from './index.ts';

const MIRADA = { cargada: 'imagen:7', verificada: 'imagen:7' };
const OTRA = { cargada: 'imagen:8', verificada: 'imagen:7' };
const NUEVA = { cargada: 'imagen:7', verificada: null };
const NINGUNA = { cargada: null, verificada: null };
const QUITADA = { cargada: null, verificada: 'imagen:7' };

test.each([
  ['la que se miró', MIRADA, 'verificado', 'imagen:7'],
  ['otra, cargada después', OTRA, 'por_verificar', null],
  ['una que nadie miró', NUEVA, 'por_verificar', null],
  ['ninguna', NINGUNA, 'sin_cargar', null],
  ['ninguna, y antes hubo una', QUITADA, 'sin_cargar', null],
] as const)('de una imagen que es %s: %o queda %s', (_, imagen, estado, imprimible) => {
  expect([estadoDeImagen(imagen), imagenVerificada(imagen)]).toEqual([estado, imprimible]);
});

test('de la credencial falta lo que se cargó y nadie miró; lo que nunca se cargó no la detiene', () => {
  const todo = { foto: MIRADA, firma: NINGUNA, titulos_verificados: [true] };
  expect(faltaVerificar(todo)).toEqual([]);
  expect(faltaVerificar({ foto: OTRA, firma: NUEVA, titulos_verificados: [true, false] })).toEqual([
    ...['foto', 'firma', 'titulo'],
  ]);
});

test('se verifica lo cargado, una vez', () => {
  expect(impedimentoDeVerificar('por_verificar')).toBeNull();
  expect(impedimentoDeVerificar('sin_cargar')?.codigo).toBe('nada_que_verificar');
  expect(impedimentoDeVerificar('verificado')?.codigo).toBe('ya_verificado');
});
