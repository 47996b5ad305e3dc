import { expect, test } from 'vitest';
import { CONTRASTE_MINIMO, contraste, seLee, validarColores, validarPlazo, validarTexto } from './index.ts';

test('el contraste es el de WCAG: de 1 a 21, y el mismo de los dos lados', () => {
  expect(contraste('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contraste('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contraste('#336699', '#336699')).toBe(1);
  expect(contraste('#123456', '#abcdef')).toBe(contraste('#abcdef', '#123456'));
});

test('un color se acepta si se lee en su tema, y el rechazo dice cuánto le falta', () => {
  expect(validarColores({ color: '#1b5e2b', color_oscuro: '#d3f9d8' })).toEqual([]);
  expect(validarColores({ color: null, color_oscuro: null })).toEqual([]);
  const problemas = validarColores({ color: '#d3f9d8', color_oscuro: '#1b5e2b' });
  expect(problemas.map(({ campo }) => campo)).toEqual(['color', 'color_oscuro']);
  expect(problemas[0]?.datos).toEqual({ razon: '1,1', tema: 'claro' });
  expect(seLee('#1b5e2b', 'claro')).toBe(contraste('#1b5e2b', '#f8f9fa') >= CONTRASTE_MINIMO);
});

test.each([
  [{ plazo: 'volvieron', dias: 1, vigente_desde: '2026-11-20' }, []],
  [{ plazo: 'volvieron', dias: 100, vigente_desde: '2026-11-20' }, ['dias']],
  [{ plazo: 'al_dia', dias: 0, vigente_desde: '2027-11-20' }, []],
  [{ plazo: 'al_dia', dias: 30, vigente_desde: '2026-11-19' }, ['vigente_desde']],
  [{ plazo: 'al_dia', dias: 30, vigente_desde: '2027-12-01' }, ['vigente_desde']],
] as const)('del plazo %j se señala %j', (plazo, campos) => {
  expect(validarPlazo(plazo, '2026-11-20').map(({ campo }) => campo)).toEqual(campos);
});

test.each([
  ['asunto.observado', 'Legajo {legajo}', []],
  ['asunto.observado', 'Sin datos', []],
  ['asunto.observado', 'Legajo {legajo} de {otro}', ['texto_con_otro_dato']],
  ['asunto.observado', 'Llaves {}', ['texto_con_otro_dato']],
  ['motivo.observado', ' ', ['dato_requerido']],
  ['pie_de_cartas', '', []],
  ['despedida_de_cartas', '', []],
  ['despedida_de_cartas', 'Saludos {x}', ['texto_con_otro_dato']],
  ['saludo_de_cartas', '', ['dato_requerido']],
  ['pie_de_papeles', '', []],
  ['pie_de_papeles', 'a'.repeat(160), []],
  ['pie_de_papeles', 'a'.repeat(161), ['celda_larga']],
  ['papel.cupon', '', []],
  ['papel.cupon', 'No válido como factura.', []],
  ['papel.cupon', 'De {nombre}', ['texto_con_otro_dato']],
  ['papel.caie', 'a'.repeat(600), []],
  ['papel.caie', 'a'.repeat(601), ['celda_larga']],
  ['papel.credencial', 'a'.repeat(300), []],
  ['papel.credencial', 'a'.repeat(301), ['celda_larga']],
  ['asunto.observado', 'a'.repeat(401), ['celda_larga']],
] as const)('el texto %s «%s» se señala %j', (clave, texto, codigos) => {
  expect(validarTexto(clave, texto, 'El Colegio observó el {legajo}').map(({ codigo }) => codigo)).toEqual(codigos);
});
