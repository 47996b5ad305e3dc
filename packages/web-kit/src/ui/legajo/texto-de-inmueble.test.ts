import { armarTextos, TEXTOS_DE_UNIDAD } from '@colega/domain/legajos';
import { expect, test } from 'vitest';
import { partesDeUnidad, unidadComoTexto } from './texto-de-inmueble.ts';

const unidad = { ...armarTextos(TEXTOS_DE_UNIDAD, () => ''), piso: 'PB', depto: 'A', subparcela: '00-01B' };

test('de una unidad, las palabras son de la pantalla; lo que se cargó se lee como se cargó', () => {
  expect(partesDeUnidad(unidad)).toEqual(['Piso PB', 'Depto. A', 'Subparc. 00-01B']);
  expect(unidadComoTexto({ ...unidad, partida: 12345 })).toBe('piso PB, depto. A, subparc. 00-01B, partida 12345');
  expect(unidadComoTexto({ ...unidad, piso: '', depto: '', subparcela: '', partida: '' })).toBe('');
});
