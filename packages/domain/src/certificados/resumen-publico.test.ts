import { expect, test } from 'vitest';
import { ejemploDeValores } from '../testing/certificados/ejemplo-de-valores.ts';
import { camposDelTipo } from './definiciones.ts';
import { cambiosEntre, declaracionLegible } from './legible.ts';
import { resumenPublico } from './resumen-publico.ts';
import { TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from './tipos.ts';

const CONFIGURACION = { suministro_energia: 'definitiva', tipo_cableado: 'monofasico', verificacion: 'anual' };
const resumen = (type: TipoDeCertificado, cambio: object = {}) =>
  resumenPublico({ type, valores: { ...ejemploDeValores(type), ...cambio }, configuracion: CONFIGURACION });
const puntos = (type: TipoDeCertificado): string[] =>
  camposDelTipo(type).flatMap(({ tipo, ruta }) => (tipo === 'si_no' ? [ruta] : []));
const negar = (rutas: readonly string[]) => Object.fromEntries(rutas.map((ruta) => [ruta, false]));

test.each([
  ['caie', 26],
  ['caie_er', 7],
  ['t1g', 6],
  ['t1r', 7],
] as const)('%s dice si es conforme, y cuántos puntos no lo son', (type, cuantos) => {
  const todos = puntos(type);
  expect(resumen(type).resultado).toEqual({ conforme: true, texto: `Conforme: ${cuantos} de ${cuantos} puntos` });
  for (const n of [1, cuantos]) {
    expect(resumen(type, negar(todos.slice(0, n))).resultado).toEqual({
      conforme: false,
      texto: `No conforme: ${n} de ${cuantos} puntos`,
    });
  }
});

test('el anexo cuenta lo que dice, y EIG no verifica nada', () => {
  expect(resumen('anexa_in_situ', { caja_de_toma: false }).resultado).toEqual({
    conforme: null,
    texto: '8 de 9 puntos con SÍ',
  });
  expect(resumen('eig', { obra_nueva: false }).resultado.conforme).toBeNull();
});

test.each(TIPOS_DE_CERTIFICADO)('%s: cada respuesta y cada medida están, y cambiar una cambia el resumen', (type) => {
  const entero = JSON.stringify(resumen(type));
  const mirados = camposDelTipo(type).filter(
    ({ tipo, ruta }) => ['si_no', 'numero', 'opcion', 'texto'].includes(tipo) && !ruta.startsWith('titular.'),
  );
  expect(resumen(type).grupos.flatMap(({ datos }) => datos).length).toBeGreaterThanOrEqual(mirados.length);
  for (const campo of mirados) {
    const otro = campo.tipo === 'opcion' ? campo.opciones?.at(-1)?.valor : campo.tipo === 'si_no' ? false : '7';
    expect(JSON.stringify(resumen(type, { [campo.ruta]: otro })), campo.ruta).not.toBe(entero);
  }
});

test.each(TIPOS_DE_CERTIFICADO)('%s: de su titular no dice domicilio ni teléfono', (type) => {
  const dicho = JSON.stringify(resumen(type, { 'titular.domicilio': 'Mitre 100', 'titular.telefono': '11 5555' }));
  expect(dicho).not.toContain('Mitre 100');
  expect(dicho).not.toContain('11 5555');
});

test('un límite que la pregunta nombra va con su respuesta, y lo elegido con su nombre [CER-095]', () => {
  const er = resumenPublico({
    type: 'caie_er',
    valores: ejemploDeValores('caie_er'),
    configuracion: { suministro_energia: 'v380_caie_5kw' },
  });
  const datos = er.grupos.flatMap((grupo) => grupo.datos);
  expect(datos).toContainEqual({ etiqueta: 'Distorsión armónica (menor a 5 % THDI)', valor: 'SÍ' });
  expect(datos).toContainEqual({ etiqueta: 'Suministro', valor: '380 V, CAIE, hasta 5 kW' });
});

test('lo que se revisa antes de emitir lleva los nombres de lo elegido, y el paso de cada grupo', () => {
  const grupos = declaracionLegible('t1r', ejemploDeValores('t1r'), {}, { 'titular.id': 'FERNANDEZ ANA' });
  expect(grupos.map(({ paso, titulo }) => [paso, titulo])).toEqual([
    ['inicial', 'Titular'],
    ['inicial', 'Inmueble'],
    ['medidor', 'Medidor'],
  ]);
  expect(grupos[0]?.datos[0]).toEqual({ ruta: 'titular.id', etiqueta: 'Titular', valor: 'FERNANDEZ ANA' });
});

test('de una corrección se sabe qué cambió', () => {
  const antes = ejemploDeValores('anexa_in_situ');
  const cambios = (despues: object) =>
    cambiosEntre('anexa_in_situ', antes, { ...antes, ...despues }).map((c) => c.etiqueta);
  expect(cambios({})).toEqual([]);
  expect(cambios({ caja_de_toma: false, actividad: 'Otra' })).toEqual(['Actividad', 'Caja de toma']);
});
