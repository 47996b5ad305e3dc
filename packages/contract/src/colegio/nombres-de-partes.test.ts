import { CLAVES_DE_PLAZO } from '@colega/domain/colegio';
import { expect, test } from 'vitest';
import { nombreDeParte } from './nombres-de-partes.ts';

test('cada parte se nombra como la lee quien la cambia, sin su clave', () => {
  const claves = [
    'identidad',
    'colores',
    'marca',
    'texto_pie_de_cartas',
    'texto_papel.resumen_anual',
    ...CLAVES_DE_PLAZO.map((una) => `plazo_${una}`),
  ];
  for (const clave of claves) expect(nombreDeParte(clave)).not.toContain('_');
  expect(nombreDeParte('plazo_para_revisar')).toBe('plazo de «Para revisar»');
  expect(nombreDeParte('texto_pie_de_papeles')).toBe('texto al pie de los papeles');
  expect(nombreDeParte('texto_papel.cupon')).toBe('leyenda de un papel');
  expect(nombreDeParte('Distrito II')).toBe('Distrito II');
});
