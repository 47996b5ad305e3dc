import { describe, expect, test } from 'vitest';
import { archivosDelTarifario, catalogoDelTarifario } from '../../testing/tarifario.ts';
import { estaConfirmada } from '../esta-confirmada.ts';
import { cambiosDeArancel } from './cambios-de-arancel.ts';
import type { RenglonDeArancel } from './celda.ts';
import { escribirCeldas } from './escribir-celdas.ts';
import {
  completarNormas,
  fuenteDeRenglon,
  fuenteEn,
  leerNorma,
  lugaresDeNorma,
  ponerNorma,
  ponerNormas,
  quitarNormas,
  rutasDeNormas,
} from './normas.ts';
import { pegarBloque } from './pegar.ts';
import { ponerAlDia, ponerNormasAlDia } from './poner-al-dia.ts';
import { problemasDePreparacion } from './problemas-de-preparacion.ts';
import { cambiarRenglon } from './renglones.ts';
import { type ContenidoDeArancel, cambiarEn, valorEn } from './ruta-de-celda.ts';
import { celdasDe, tablasDeArancel } from './tablas-de-arancel.ts';

const { datos } = catalogoDelTarifario();
const ley = { norma: 'Decreto 6964/65' };
const NUEVA = { norma: 'Resolución CD 7/27', articulo: 'art. 3' };
const cruda: ContenidoDeArancel = {
  ...{ unidad_referencial: '80500.00', factor_correccion: '4025', honorario_minimo: '20125.00' },
  fuentes: { unidad_referencial: ley, factor_correccion: ley, honorario_minimo: ley },
  tabla: archivosDelTarifario()['tablas/segunda.json'],
};
/** A tariff whose tables and tasks each say the decree. */
const BASE = rutasDeNormas(cruda).reduce(
  (nueva, ruta) => ponerNorma(nueva, ruta, { norma: ley.norma, articulo: '' }),
  cruda,
);
const renglonesDe = (contenido: ContenidoDeArancel) =>
  tablasDeArancel(contenido, datos).flatMap(({ renglones }) => renglones);
const poner = (contenido: ContenidoDeArancel, ...rutas: string[]) =>
  ponerNormas(contenido, tablasDeArancel(contenido, datos), rutas, NUEVA);
const clavesCon = (contenido: ContenidoDeArancel, renglones: readonly RenglonDeArancel[], norma: string): string[] =>
  renglones.flatMap((renglon) => {
    const fuente = fuenteDeRenglon(contenido, renglon);
    return 'norma' in fuente && fuente.norma === norma ? renglon.clave : [];
  });
const renglonesCon = (contenido: ContenidoDeArancel, norma: string): string[] =>
  clavesCon(contenido, renglonesDe(contenido), norma);

const ESCALA = 'tabla/escala/valores';
const CUBIERTA = 'tabla/factores_superficie/valores/cubierta_m2';

describe('cada renglón dice su norma', () => {
  const todos = renglonesDe(BASE);
  test('la de cualquiera cambia sola: los otros de su tabla, o de su tarea, quedan con la que tenían', () => {
    const tablas = tablasDeArancel(BASE, datos);
    const cifras = celdasDe(tablas);
    for (const { clave, suya } of todos) {
      const { contenido, tocadas } = ponerNormas(BASE, tablas, [suya], NUEVA);
      expect(tocadas[0]).toBe(suya);
      const ahora = tablasDeArancel(contenido, datos);
      const renglones = ahora.flatMap((tabla) => tabla.renglones);
      expect(clavesCon(contenido, renglones, NUEVA.norma)).toEqual([clave]);
      expect(clavesCon(contenido, renglones, ley.norma)).toHaveLength(todos.length - 1);
      // what it says of its figures, and the figures that there are, are the same
      expect(celdasDe(ahora)).toEqual(cifras);
    }
  });

  test('si todos dicen la suya, la última que se puso es la de la tabla, y la dicen una vez', () => {
    const deEscala = todos.filter(({ norma }) => norma === 'tabla/escala').map(({ suya }) => suya);
    const [primero = '', ...otros] = deEscala;
    const conUna = ponerNormas(BASE, tablasDeArancel(BASE, datos), [primero], {
      norma: 'Ley 1',
      articulo: '',
    }).contenido;
    const { contenido, tocadas } = poner(conUna, ...otros);
    expect(fuenteEn(contenido, 'tabla/escala')).toEqual(NUEVA);
    expect(fuenteEn(contenido, primero)).toEqual({ norma: 'Ley 1' });
    for (const suya of otros) expect(fuenteEn(contenido, suya)).toEqual({ norma: '' });
    expect(tocadas).toContain('tabla/escala');
  });

  test('donde la tabla no dice ninguna, la primera es de toda ella', () => {
    const blanca = cambiarEn(BASE, 'tabla/factores_superficie/norma', '');
    const { contenido } = poner(blanca, 'tabla/factores_superficie/fuentes/valores/cubierta_m2');
    expect(fuenteEn(contenido, 'tabla/factores_superficie')).toEqual(NUEVA);
  });

  test('la de un tramo va con él cuando entra otro antes, y el que se corrió no cambió', () => {
    const dicho = poner(BASE, `${ESCALA}/1`).contenido;
    const corrido = cambiarRenglon({ contenido: dicho, sin_leer: {} }, new Set([ESCALA]), {
      ...{ lista: ESCALA, lugar: 0, que: 'agregar' },
    });
    if (typeof corrido === 'string') throw new Error(corrido);
    expect(renglonesCon(corrido.contenido, NUEVA.norma)).toEqual([`${ESCALA}/2`]);
    // of one that nobody confirmed, only the bracket that came in is asked its norm
    const sinConfirmar = cambiarEn(BASE, 'tabla/escala/supuesto', 'S-35');
    const agregado = cambiarRenglon({ contenido: sinConfirmar, sin_leer: {} }, new Set([ESCALA]), {
      ...{ lista: ESCALA, lugar: 0, que: 'agregar' },
    });
    if (typeof agregado === 'string') throw new Error(agregado);
    const otro = escribirCeldas(agregado, celdasDe(tablasDeArancel(agregado.contenido, datos)), [
      ...[{ ruta: `${ESCALA}/0/hasta`, escrito: '10' }],
    ]);
    const problemas = problemasDePreparacion(otro, sinConfirmar, tablasDeArancel(otro.contenido, datos), datos);
    expect(problemas).toEqual([{ codigo: 'falta_la_norma', campo: `${ESCALA}/0` }]);
  });

  test('quitado un tramo de los que nadie confirmó, el que sigue empieza antes: se le pide su norma', () => {
    const base = cambiarEn(BASE, 'tabla/escala/supuesto', 'S-35');
    const problemasSin = (lugar: number) => {
      const sinUno = cambiarRenglon({ contenido: base, sin_leer: {} }, new Set([ESCALA]), {
        ...{ lista: ESCALA, lugar, que: 'quitar' },
      });
      if (typeof sinUno === 'string') throw new Error(sinUno);
      return problemasDePreparacion(sinUno, base, tablasDeArancel(sinUno.contenido, datos), datos);
    };
    for (const lugar of [0, 1])
      expect(problemasSin(lugar)).toEqual([{ codigo: 'falta_la_norma', campo: `${ESCALA}/${lugar}` }]);
  });

  test('un tramo nuevo no nace con la norma del que copia, que la sigue diciendo', () => {
    const dicho = poner(BASE, `${ESCALA}/0`).contenido;
    const conOtro = cambiarRenglon({ contenido: dicho, sin_leer: {} }, new Set([ESCALA]), {
      ...{ lista: ESCALA, lugar: 0, que: 'agregar' },
    });
    if (typeof conOtro === 'string') throw new Error(conOtro);
    expect(fuenteEn(conOtro.contenido, `${ESCALA}/0`)).toEqual({ norma: '' });
    expect(fuenteEn(conOtro.contenido, `${ESCALA}/1`)).toEqual(NUEVA);
    expect(valorEn(conOtro.contenido, `${ESCALA}/0/porcentaje`)).toBe(valorEn(dicho, `${ESCALA}/0/porcentaje`));
  });

  test('sin el tramo que nadie había confirmado, la tabla dice la norma que dicen los más', () => {
    const base = cambiarEn(BASE, 'tabla/escala/supuesto', 'S-35');
    const otros = todos.flatMap(({ norma, suya }) => (norma === 'tabla/escala' ? suya : [])).slice(1);
    const dicho = ponerNorma(poner(base, ...otros).contenido, otros[0] ?? '', { norma: 'Ley 1', articulo: '' });
    expect(completarNormas(dicho, tablasDeArancel(dicho, datos))).toEqual({ contenido: dicho, tocadas: [] });
    const sinEl = cambiarRenglon({ contenido: dicho, sin_leer: {} }, new Set([ESCALA]), {
      ...{ lista: ESCALA, lugar: 0, que: 'quitar' },
    });
    if (typeof sinEl === 'string') throw new Error(sinEl);
    const { contenido, tocadas } = completarNormas(sinEl.contenido, tablasDeArancel(sinEl.contenido, datos));
    expect([tocadas, fuenteEn(contenido, 'tabla/escala')]).toEqual([['tabla/escala'], NUEVA]);
    expect(fuenteEn(contenido, `${ESCALA}/0`)).toEqual({ norma: 'Ley 1' });
  });

  test('la que falta se pide en el renglón que cambió, y no se pide a los otros', () => {
    const base = cambiarEn(BASE, 'tabla/factores_superficie/supuesto', 'S-33');
    const problemas = (contenido: ContenidoDeArancel) =>
      problemasDePreparacion({ contenido, sin_leer: {} }, base, tablasDeArancel(contenido, datos), datos);
    const suya = 'tabla/factores_superficie/fuentes/valores/cubierta_m2';
    const cambiada = cambiarEn(base, CUBIERTA, '1.5');
    expect(problemas(cambiada)).toEqual([{ codigo: 'falta_la_norma', campo: suya }]);
    const dicha = poner(cambiada, suya).contenido;
    expect(problemas(dicha)).toEqual([]);
    expect(fuenteEn(dicha, 'tabla/factores_superficie')).toEqual({ supuesto: 'S-33' });
  });

  test('puesto al día, la que se puso a un renglón queda y las demás son las de la nueva', () => {
    const suya = 'tabla/factores_superficie/fuentes/valores/cubierta_m2';
    const otra = 'tabla/factores_superficie/fuentes/valores/m3';
    const mio = poner(BASE, suya).contenido;
    const nueva = ponerNorma(BASE, otra, { norma: 'Ley 2', articulo: '' });
    const juntos = ponerAlDia(BASE, mio, nueva, lugaresDeNorma(suya));
    expect(fuenteEn(juntos, suya)).toEqual(NUEVA);
    expect(fuenteEn(juntos, otra)).toEqual({ norma: 'Ley 2' });
  });

  test('puesto al día, la cifra que se escribió no toma la norma de la nueva, y se dice qué renglón tiene algo de cada una', () => {
    const base = cambiarEn(BASE, 'tabla/factores_superficie/supuesto', 'S-33');
    const suya = 'tabla/factores_superficie/fuentes/valores/cubierta_m2';
    const mia = cambiarEn(base, CUBIERTA, '1.5');
    const conNueva = (contenido: ContenidoDeArancel, ruta: string, cifra: string) =>
      ponerNorma(cambiarEn(contenido, ruta, cifra), 'tabla/factores_superficie', { norma: 'Ley 2', articulo: '' });
    const alDia = (mio: ContenidoDeArancel, nuevo: ContenidoDeArancel, escritas: string[]) => {
      const juntos = ponerAlDia(base, mio, nuevo, escritas);
      return ponerNormasAlDia(juntos, { base, mio, nuevo }, tablasDeArancel(juntos, datos), escritas);
    };
    const nueva = conNueva(base, CUBIERTA, '1.7');
    const { contenido, mezclados } = alDia(mia, nueva, [CUBIERTA]);
    expect([valorEn(contenido, CUBIERTA), fuenteEn(contenido, suya), mezclados]).toEqual([
      '1.5',
      { supuesto: 'S-33' },
      [],
    ]);
    expect(fuenteEn(contenido, 'tabla/factores_superficie')).toEqual({ norma: 'Ley 2' });
    // the same figure as the new one's has the norm of that one
    expect(alDia(mia, conNueva(base, CUBIERTA, '1.5'), [CUBIERTA]).contenido).toEqual(conNueva(base, CUBIERTA, '1.5'));
    // my norm over their figure, and my end of a bracket with their percentage
    const conNorma = poner(base, suya).contenido;
    const [hasta, porcentaje] = [`${ESCALA}/0/hasta`, `${ESCALA}/0/porcentaje`];
    const miTope = cambiarEn(conNorma, hasta, '40');
    const deEllos = cambiarEn(nueva, porcentaje, '3');
    const mixto = alDia(miTope, deEllos, [...lugaresDeNorma(suya), hasta]);
    expect(mixto.mezclados).toHaveLength(2);
    expect(mixto.mezclados[0]).toBe('Escala de honorarios, Tramo 1');
    expect(mixto.mezclados[1]).toMatch(/^Factores por superficie, /);
  });

  test('puesta al día, la que se escribió y no dice ninguna no toma la de la nueva: se le sigue pidiendo, o se dice', () => {
    const [ur, tabla] = ['unidad_referencial', 'tabla/factores_superficie'];
    const sinNorma = cambiarEn(ponerNorma(BASE, `fuentes/${ur}`, { norma: '', articulo: '' }), `${tabla}/norma`, '');
    const mio = cambiarEn(cambiarEn(sinNorma, ur, '90000.00'), CUBIERTA, '1.5');
    const conSuya = [`fuentes/${ur}`, tabla].reduce((nueva, ruta) => ponerNorma(nueva, ruta, NUEVA), sinNorma);
    const nuevo = cambiarEn(cambiarEn(conSuya, ur, '95000.00'), CUBIERTA, '1.7');
    const juntos = ponerAlDia(sinNorma, mio, nuevo, [ur, CUBIERTA]);
    const partes = { base: sinNorma, mio, nuevo };
    const { contenido, mezclados } = ponerNormasAlDia(juntos, partes, tablasDeArancel(juntos, datos), [ur, CUBIERTA]);
    expect([valorEn(contenido, ur), fuenteEn(contenido, `fuentes/${ur}`)]).toEqual(['90000.00', { norma: '' }]);
    expect(mezclados).toEqual([expect.stringMatching(/^Factores por superficie, /)]);
  });

  test('un renglón vuelve a la norma que tenía, aunque su tabla diga ahora la de otro', () => {
    const tabla = 'tabla/factores_superficie';
    const base = cambiarEn(BASE, `${tabla}/supuesto`, 'S-33');
    const [primera = '', ...demas] = renglonesDe(base).flatMap(({ norma, suya }) => (norma === tabla ? suya : []));
    const tablas = tablasDeArancel(base, datos);
    const una = ponerNormas(base, tablas, [primera], { norma: 'Ley 1', articulo: '' }).contenido;
    const { contenido } = poner(una, ...demas);
    expect(fuenteEn(contenido, tabla)).toEqual(NUEVA);
    const vuelta = quitarNormas(contenido, base, tablas, [primera]).contenido;
    expect(fuenteEn(vuelta, primera)).toEqual({ supuesto: 'S-33' });
    expect(fuenteEn(quitarNormas(una, base, tablas, [primera]).contenido, primera)).toEqual({ norma: '' });
  });

  test('el resumen dice las normas que cambian donde la cifra queda', () => {
    const contenido = poner(BASE, `${ESCALA}/0`).contenido;
    const conCifra = cambiarEn(poner(contenido, `${ESCALA}/1`).contenido, `${ESCALA}/1/porcentaje`, '1');
    const { cambian, normas } = cambiosDeArancel(
      { tablas: tablasDeArancel(conCifra, datos), contenido: conCifra },
      { tablas: tablasDeArancel(BASE, datos), contenido: BASE },
    );
    expect(cambian.map(({ de }) => de)).toEqual(['Tramo 2']);
    expect(normas).toEqual([
      { tabla: 'Escala de honorarios', de: 'Tramo 1', antes: ley.norma, ahora: `${NUEVA.norma}, ${NUEVA.articulo}` },
    ]);
  });

  test('una sola de referencia en lo que se lee, y no está confirmada', () => {
    const conRubros = { ...datos, rubros: datos.rubros.map((rubro) => ({ ...rubro, activo: true })) };
    const { fuentes, tabla } = BASE as { fuentes: Parameters<typeof estaConfirmada>[0]['fuentes']; tabla: unknown };
    expect(estaConfirmada({ fuentes, tabla }, conRubros)).toBe(true);
    const una = cambiarEn({ fuentes, tabla }, 'tabla/factores_superficie/fuentes/valores/m3/supuesto', 'S-33');
    expect(estaConfirmada(una, conRubros)).toBe(false);
  });
});

test.each([
  ['Resolución CD 7/27, art. 3', 'Resolución CD 7/27', 'art. 3'],
  ['Ley 4.114, texto ordenado, artículo 2, inc. b', 'Ley 4.114, texto ordenado', 'artículo 2, inc. b'],
  ['Ley 4.114, artes y oficios', 'Ley 4.114, artes y oficios', ''],
])('«%s» es la norma «%s» y el artículo «%s»', (escrita, norma, articulo) => {
  expect(leerNorma(escrita)).toEqual({ norma, articulo });
});

test('en un bloque pegado, lo que viene a la derecha de las cifras es la norma de su renglón', () => {
  const tabla = tablasDeArancel(BASE, datos).find(({ clave }) => clave === 'escala');
  const bloque = [
    ['50', '9', 'Ley 1'],
    ['60', '8', ''],
    ['70', '7', '4'],
  ];
  expect(pegarBloque(tabla?.renglones ?? [], { renglon: 0, columna: 0 }, bloque)).toMatchObject({
    ...{ normas: [{ ruta: `${ESCALA}/0`, escrita: 'Ley 1' }], sobran: 1 },
  });
  expect(valorEn(BASE, `${ESCALA}/0/norma`)).toBeUndefined();
});
