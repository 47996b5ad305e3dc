import { expect, test } from 'vitest';
import {
  CONTRASTE_MINIMO,
  contraste,
  esTextoLibre,
  ordenarTexto,
  parteDeCarta,
  seLee,
  validarColores,
  validarPlazo,
  validarTexto,
} from './index.ts';

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
  ['asunto.observado', 'El {colegio} observó', []],
  ['asunto.observado', 'Legajo {legajo', ['texto_con_llave_suelta']],
  ['asunto.observado', 'Legajo { legajo }', ['texto_con_llave_suelta']],
  ['apertura.observado', 'El {colegio} observó el {legajo}.\nMirá lo que sigue.', []],
  ['apertura.observado', 'Mirá lo que sigue.', ['texto_sin_su_dato']],
  ['apertura.observado', 'El {legajo} de {otro}', ['texto_con_otro_dato']],
  ['apertura.observado', ' \n ', ['dato_requerido']],
  ['apertura.observado', `{legajo}${'\na'.repeat(11)}`, []],
  ['apertura.observado', `{legajo}${'\na'.repeat(12)}`, ['texto_de_muchos_renglones']],
  ['apertura.observado', `{legajo}${'a'.repeat(993)}`, ['celda_larga']],
  ['apertura.observado.reapertura', 'Otra vez el {legajo}', []],
  ['cierre.observado', '', ['dato_requerido']],
  ['papel.cupon', 'a\n'.repeat(8), []],
  ['papel.cupon', 'a\n'.repeat(9), ['texto_de_muchos_renglones']],
  ['papel.credencial', 'a\n'.repeat(9), []],
  ['firma.cvd', 'Ana Paz\nPresidenta\nConsejo Directivo', []],
  ['firma.cvd', 'Ana Paz\n1\n2\n3', ['texto_de_muchos_renglones']],
  ['firma.cvd', '', []],
] as const)('el texto %s «%s» se señala %j', (clave, texto, codigos) => {
  // of what a college may add nothing came with the program, and of a paper nothing is filled in
  const deCarta = parteDeCarta(clave) !== null;
  const fabrica = {
    de_entrada: deCarta ? 'El Colegio observó el {legajo}' : '',
    datos: deCarta ? ['legajo', 'colegio'] : [],
  };
  const suya = clave === 'saludo_de_cartas' ? { de_entrada: 'Hola, {nombre}:', datos: ['nombre'] } : fabrica;
  expect(validarTexto(clave, texto, suya).map(({ codigo }) => codigo)).toEqual(codigos);
});

test('el final de una carta puede quedar vacío si no lleva un dato; cómo empieza, si nadie lo escribió', () => {
  expect(esTextoLibre('cierre.vencido', 'Si ya pagaste, no hace falta que hagas nada.')).toBe(true);
  expect(esTextoLibre('cierre.bienvenida', 'Sirve {dias} días.')).toBe(false);
  expect(esTextoLibre('apertura.visado', 'El Colegio visó tu legajo.')).toBe(false);
  expect(esTextoLibre('apertura.bloqueo', '')).toBe(true);
});

test('se guarda sin blancos de más: en un renglón lo que va en uno, y sin renglones vacíos lo que va en varios', () => {
  expect(ordenarTexto('asunto.observado', '  Uno \n  dos  ')).toBe('Uno dos');
  expect(ordenarTexto('apertura.observado', ' Uno \r\n\n\t dos  tres \n')).toBe('Uno\ndos tres');
});
